import type { TrackEvent } from '../../application/analytics/track-event.ts';
import { pageSpeed } from '../../composition/page-speed.ts';
import { wireSpeed } from './speed.ts';

/** Counts how fast the page was: a file of its own, fetched when the page has loaded, so that counting makes nothing slower. */
export function startSpeed(trackEvent: TrackEvent): void {
  wireSpeed(window, pageSpeed(trackEvent));
}
