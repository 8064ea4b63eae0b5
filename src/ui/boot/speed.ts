import type { TrackSpeed } from '../../application/analytics/track-speed.ts';
import { type LayoutShift, layoutShift, slowestAnswer } from '../../domain/analytics/page-speed.ts';

/** Fields of performance entries that TypeScript's types lack. */
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Load = PerformanceNavigationTiming & { readonly activationStart?: number };

/** The shortest interaction that browsers report, in milliseconds. */
const shortest = 16;

/**
 * Reports the page's speed once, when the visitor leaves or hides the page. The figures are the browser's own and
 * include what happened before this script ran. A page restored from the back/forward cache is not loaded, so it is not
 * reported again.
 */
export function wireSpeed(page: Window & typeof globalThis, speed: Pick<TrackSpeed, 'execute'>): void {
  const { performance, PerformanceObserver, document } = page;
  const known = PerformanceObserver.supportedEntryTypes;
  const [load] = performance.getEntriesByType('navigation') as Load[];
  // For a page prerendered before the click, the visitor's wait begins with the click.
  const begun = load?.activationStart ?? 0;
  const wasHidden = performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime >= begun);
  let painted: number | null = null;
  const shifts: LayoutShift[] = [];
  const answers = new Map<number, number>();
  const ends = [
    watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
      painted = startTime;
    }),
    watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) shifts.push({ at: startTime, score: value });
    }),
    watch('first-input', noteAnswer),
    watch('event', noteAnswer),
  ];
  const off = new AbortController();
  const leave = () => {
    off.abort();
    for (const end of ends) end();
    speed.execute({
      // A page opened in the background is only painted once somebody looks at it.
      lcp: painted === null || wasHidden ? null : Math.max(painted - begun, 0),
      inp: slowestAnswer([...answers.values()]),
      cls: known.includes('layout-shift') ? layoutShift(shifts) * 1000 : null,
      ttfb: load === undefined ? null : Math.max(load.responseStart - begun, 0),
    });
  };
  const quiet = { capture: true, signal: off.signal };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
    },
    quiet,
  );
  page.addEventListener('pagehide', leave, quiet);

  function noteAnswer({ interactionId, duration }: PerformanceEventTiming): void {
    if (interactionId) answers.set(interactionId, Math.max(answers.get(interactionId) ?? 0, duration));
  }

  /** Observes a type of entry, including earlier entries. The returned function delivers the pending ones and stops. */
  function watch<Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void): () => void {
    const noteAll = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) note(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
    if (known.includes(type))
      observer.observe({ type, buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
    return () => {
      noteAll(observer.takeRecords());
      observer.disconnect();
    };
  }
}
