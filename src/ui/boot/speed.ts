import type { TrackSpeed } from '../../application/analytics/track-speed.ts';
import { type LayoutShift, layoutShift, slowestAnswer } from '../../domain/analytics/page-speed.ts';

/** What browsers tell of a shift, of an answer to a press, and of a load, beyond what the compiler knows. */
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Load = PerformanceNavigationTiming & { readonly activationStart?: number };

/** The shortest answer that browsers tell of, in milliseconds. */
const shortest = 16;

/**
 * Tells the use-case how fast the page was, once, when the visitor leaves or turns away from it: what browsers measure
 * themselves, also before this ran. A page that comes back from the browser's memory is not loaded, and not counted again.
 */
export function wireSpeed(page: Window & typeof globalThis, speed: Pick<TrackSpeed, 'execute'>): void {
  const { performance, PerformanceObserver, document } = page;
  const known = PerformanceObserver.supportedEntryTypes;
  const [load] = performance.getEntriesByType('navigation') as Load[];
  // What was made ready before a click is loaded for the visitor from the click on.
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
      // A page in the background is painted when somebody comes to look.
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

  /** Hears of each entry of a kind, also of earlier ones; what it returns hears of the last and ends it. */
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
