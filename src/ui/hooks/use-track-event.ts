import { useCallback } from 'react';
import type { TrackEvent } from '../../application/analytics/track-event.ts';
import { useApp } from './use-app.ts';

/** Sends an event of a live page that is not a click, such as a success. Clicks are declared on their elements. */
export function useTrackEvent(): TrackEvent['execute'] {
  const { trackEvent } = useApp().app.get('visit');
  return useCallback<TrackEvent['execute']>((...event) => trackEvent.execute(...event), [trackEvent]);
}
