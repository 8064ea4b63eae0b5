import type { TrackEvent } from '../application/analytics/track-event.ts';
import { TrackSpeed } from '../application/analytics/track-speed.ts';

/** Counts a page's speed, wired by hand: it is loaded last, and is in none of the files that the page needs to display. */
export function pageSpeed(trackEvent: TrackEvent): TrackSpeed {
  return new TrackSpeed(trackEvent);
}
