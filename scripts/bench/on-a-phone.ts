import type { Page } from './chromium.ts';

/** The phone that figures are taken on: megabits a second down, milliseconds, pixels. */
export const mobile = { cpuSlowdown: 4, megabits: 1.6, roundTrip: 150, width: 360, height: 740 } as const;

const longest = 30_000;
const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

interface Lifecycle {
  readonly name: string;
  readonly loaderId: string;
}

/** Opens an address and waits for its load event, or until nothing has come over the network for half a second. */
export async function goTo(tab: Page, url: string, until: 'load' | 'networkidle' = 'load'): Promise<void> {
  const awaited = until === 'load' ? 'load' : 'networkIdle';
  const seen: Lifecycle[] = [];
  let hear = (_: Lifecycle) => {};
  tab.on<Lifecycle>('Page.lifecycleEvent', (event) => {
    seen.push(event);
    hear(event);
  });
  await tab.send('Page.enable');
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const { loaderId, errorText } = await tab.send<{ loaderId: string; errorText?: string }>('Page.navigate', {
    url,
  });
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${url}: no ${awaited} in ${longest / 1000} s`)), longest);
    hear = (event) => {
      if (event.name !== awaited || event.loaderId !== loaderId) return;
      clearTimeout(late);
      resolve();
    };
    for (const event of seen) hear(event);
  });
}

interface Finished {
  readonly requestId: string;
  readonly encodedDataLength: number;
}

interface Begun {
  readonly requestId: string;
  readonly response: { readonly encodedDataLength: number };
}

/**
 * Makes a tab a slow phone on a slow network. Gives what tells the traffic until then: bytes as they came over the network, and of
 * scripts the compressed content alone, which is what their bar counts.
 */
export async function slowDown(tab: Page) {
  const { width, height } = mobile;
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobile.roundTrip,
    downloadThroughput: bytesPerSecond(mobile.megabits),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: mobile.cpuSlowdown });
  const types = new Map<string, string>();
  const headers = new Map<string, number>();
  let requests = 0;
  let bytes = 0;
  let scripts = 0;
  let scriptBytes = 0;
  let fontBytes = 0;
  tab.on<{ requestId: string; type?: string }>('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts += 1;
    types.set(requestId, type ?? '');
  });
  tab.on<Begun>('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  tab.on<Finished>('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const content = encodedDataLength - (headers.get(requestId) ?? 0);
    if (types.get(requestId) === 'Script') scriptBytes += content;
    if (types.get(requestId) === 'Font') fontBytes += encodedDataLength;
  });
  return () => ({ requests, bytes, scripts, scriptBytes, fontBytes });
}

/** What an expression is in the page, by value; a promise is awaited. */
export async function ask<Value>(tab: Page, expression: string): Promise<Value> {
  const { result } = await tab.send<{ result: { value: Value } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
  });
  return result.value;
}
