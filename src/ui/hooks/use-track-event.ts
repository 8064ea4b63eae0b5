import { useCallback } from 'react';
import type { TrackEvent } from '../../application/analytics/track-event.ts';
import { useApp } from './use-app.ts';

/** Sends an event of a live page that is no click, such as that something succeeded. A click is declared on its element. */
export function useTrackEvent(): TrackEvent['execute'] {
  const { trackEvent } = useApp().app.get('visit');
  return useCallback<TrackEvent['execute']>((...event) => trackEvent.execute(...event), [trackEvent]);
}
