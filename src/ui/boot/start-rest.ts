import { pageSpeed } from '../../composition/page-speed.ts';
import { layOutRest } from './lay-out-rest.ts';
import { type CountedVisit, wireReturn } from './page-return.ts';
import { wireSpeed } from './speed.ts';

/**
 * What a page does once it has loaded: lays out what was left for later, counts how fast the page was, and the page once more whenever it
 * comes back. A file of its own, fetched then, so that none of it makes anything slower; before that none is of use. Of a page that
 * sends no counts there is no visit.
 */
export function startRest(visit: CountedVisit | null): void {
  layOutRest(window);
  if (visit === null) return;
  wireSpeed(window, pageSpeed(visit.trackEvent));
  wireReturn(window, visit);
}
