import { pageSpeed } from '../../composition/page-speed.ts';
import { type CountedVisit, wireReturn } from './page-return.ts';
import { wireSpeed } from './speed.ts';

/**
 * Counts how fast the page was, and the page once more whenever it comes back: a file of its own, fetched when the page has loaded,
 * so that counting makes nothing slower. Before that neither is of use.
 */
export function startSpeed(visit: CountedVisit): void {
  wireSpeed(window, pageSpeed(visit.trackEvent));
  wireReturn(window, visit);
}
