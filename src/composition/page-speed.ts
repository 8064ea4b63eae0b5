import type { TrackEvent } from '../application/analytics/track-event.ts';
import { TrackSpeed } from '../application/analytics/track-speed.ts';

/** What counts a page's speed, wired by hand: it comes after all else, and is in no file that the page is shown with. */
export function pageSpeed(trackEvent: TrackEvent): TrackSpeed {
  return new TrackSpeed(trackEvent);
}
