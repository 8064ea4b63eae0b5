import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium, Tab } from './chromium.ts';
import { median } from './median.ts';
import { ask, goTo, slowDown } from './on-a-phone.ts';

/** The figures of one visit with an empty cache; times in milliseconds since navigation started. */
export interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly scripts: number;
  /** Compressed, without response headers. */
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** When the theme changed after a click on the theme switch as soon as it existed; null if it never did. */
  readonly switched: number | null;
}

/** How a page is visited. */
export interface Manner {
  /** Clicks the theme switch as soon as it exists. */
  readonly click?: boolean;
  /** Traffic counts until the load event or, if scripts load more, until the network is idle. */
  readonly until?: 'load' | 'networkidle';
}

/** Visits a page once: slow CPU, slow network, empty cache. Throws when the page reports an error. */
export async function visit(browser: Chromium, url: string, manner: Manner = {}): Promise<Visit> {
  const { click = false, until = 'load' } = manner;
  const tab = await browser.open();
  try {
    const traffic = await slowDown(tab);
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})(${click})` });
    await goTo(tab, url, until);
    const loaded = traffic();
    const { errors, ...seen } = await settle(tab, click);
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
    return { ...loaded, ...seen };
  } finally {
    await tab.close();
  }
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  switched: number | null;
  errors: string[];
}

// Runs in the page, before any of its scripts.
function observe(click: boolean): void {
  const seen: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    blocking: 0,
    shift: 0,
    switched: null,
    errors: [],
  };
  Object.assign(window, { seen });
  addEventListener('error', ({ message }) => seen.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.errors.push(String(reason)));
  console.error = (...words) => seen.errors.push(words.join(' '));
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
  // Total blocking time counts from first paint.
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
 * Waits for what happens shortly after load: the last paint and the last long task; after a click only for the response
 * of the switch.
 */
async function settle(tab: Tab, click: boolean): Promise<Observed> {
  const end = performance.now() + 2_500;
  if (!click) await pause(1_200);
  for (;;) {
    const seen = await ask<Observed>(tab, 'window.seen');
    if (!click || seen.switched !== null || performance.now() > end) return seen;
    await pause(100);
  }
}

/** The median of each figure over several visits; for the switch, over those in which it responded. */
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
