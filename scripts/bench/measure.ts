import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';

/** What one visit with an empty cache gave; times in milliseconds since navigation began. */
export interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** When a click on the theme switch, made as soon as the switch was there, had changed the theme; null if it never did. */
  readonly switched: number | null;
}

export const mobile = { cpuSlowdown: 4, megabits: 1.6, roundTrip: 150, width: 360, height: 740 } as const;

const longest = 30_000;
const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** How a page is visited. */
export interface Manner {
  /** Clicks the theme switch as soon as it is there. */
  readonly click?: boolean;
  /** Until when traffic counts: the load event, or, where scripts load more, when nothing has come for a while. */
  readonly until?: 'load' | 'networkidle';
}

/** Visits a page once: slow processor, slow network, nothing cached. Throws on what the page calls an error. */
export async function visit(browser: Browser, url: string, manner: Manner = {}): Promise<Visit> {
  const { click = false, until = 'load' } = manner;
  const context = await browser.newContext({
    viewport: { width: mobile.width, height: mobile.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await slowDown(session);
    await page.addInitScript(observe, click);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(url, { waitUntil: until, timeout: longest });
    const loaded = traffic();
    const seen = await settle(page, session, click);
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
    return { ...loaded, ...seen };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobile.roundTrip,
    downloadThroughput: bytesPerSecond(mobile.megabits),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: mobile.cpuSlowdown });
  const types = new Map<string, string>();
  let requests = 0;
  let bytes = 0;
  let scripts = 0;
  let scriptBytes = 0;
  let fontBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts += 1;
    types.set(requestId, type ?? '');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    if (types.get(requestId) === 'Font') fontBytes += encodedDataLength;
  });
  return () => ({ requests, bytes, scripts, scriptBytes, fontBytes });
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  switched: number | null;
}

// Runs in the page, before anything of the page.
function observe(click: boolean): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, switched: null };
  Object.assign(window, { seen });
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  // Total blocking time counts from the first paint on.
  watch('longtask', (entry) => {
    if (seen.firstPaint > 0 && entry.startTime >= seen.firstPaint)
      seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  if (!click) return;
  const themeNow = () => document.documentElement?.dataset['theme'];
  const press = () => {
    const before = themeNow();
    document.querySelector<HTMLElement>('[data-theme-switch]')?.click();
    if (themeNow() !== before) requestAnimationFrame(() => (seen.switched ??= performance.now()));
    else setTimeout(press, 16);
  };
  setTimeout(press, 16);
}

/**
 * Waits for what comes a moment after load: the last paint, the last long task; after a click only for the answer of the
 * switch. Nothing but this is asked of the page meanwhile: the helpers that Playwright would bring into it are a long task.
 */
async function settle(page: Page, session: CDPSession, click: boolean): Promise<Observed> {
  const ask = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'window.seen',
      returnByValue: true,
    });
    return result.value as Observed;
  };
  if (!click) {
    await page.waitForTimeout(1_200);
    return ask();
  }
  const end = performance.now() + 2_500;
  for (;;) {
    const seen = await ask();
    if (seen.switched !== null || performance.now() > end) return seen;
    await page.waitForTimeout(100);
  }
}

/** The middle of each figure over several visits; of the switch, over those in which it answered. */
export function middleOf(visits: readonly Visit[]): Visit {
  const of = (key: Exclude<keyof Visit, 'switched'>) => median(visits.map((one) => one[key]));
  const switches = visits.map(({ switched }) => switched).filter((time) => time !== null);
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scripts: of('scripts'),
    scriptBytes: of('scriptBytes'),
    fontBytes: of('fontBytes'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    switched: switches.length === 0 ? null : median(switches),
  };
}
