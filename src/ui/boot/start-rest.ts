import { pageSpeed } from '../../composition/page-speed.ts';
import { followThemeInBar } from './bar-color.ts';
import { layOutRest } from './lay-out-rest.ts';
import { type CountedVisit, wireReturn } from './page-return.ts';
import { wireSpeed } from './speed.ts';

/**
 * What every page does once it has loaded: lays out what was left for later, colors the browser's bar, reports its speed, and counts another view
 * when it is restored from the back/forward cache. Fetched only then, in a file of its own, because none of it is of
 * use earlier. `null` for a page that sends no events.
 */
export function startRest(visit: CountedVisit | null): void {
  layOutRest(window);
  followThemeInBar(window);
  if (visit === null) return;
  wireSpeed(window, pageSpeed(visit.trackEvent));
  wireReturn(window, visit);
}
