import type { Page } from './chromium.ts';

/** The phone on which figures are taken: Mbit/s down, milliseconds, CSS pixels. */
export const mobile = { cpuSlowdown: 4, megabits: 1.6, roundTrip: 150, width: 360, height: 740 } as const;

const longest = 30_000;
const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

interface Lifecycle {
  readonly name: string;
  readonly loaderId: string;
}

/** Opens an address and waits for the load event, or until the network has been idle for half a second. */
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
 * Throttles a tab to a slow phone on a slow network. Returns a function that reports the traffic so far: bytes as
 * transferred, and for scripts the compressed content only, which is what their bar counts.
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

/** Evaluates an expression in the page and returns its value; a promise is awaited. */
export async function ask<Value>(tab: Page, expression: string): Promise<Value> {
  const { result } = await tab.send<{ result: { value: Value } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
  });
  return result.value;
}
