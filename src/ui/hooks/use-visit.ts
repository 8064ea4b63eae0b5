import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { App } from '../../application/app.ts';
import { wireBounce } from '../boot/bounce.ts';
import { wireClickEvents } from '../boot/click-events.ts';
import { inNextTask } from '../next-task.ts';

/** Counts page views, clicks and bounces on live pages; on static pages `boot.ts` does. */
export function useVisit(app: App): void {
  const visit = app.get('visit');
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the area is counted
  useEffect(
    () =>
      inNextTask(() => {
        visit.trackPage.execute();
        visit.trackBounce.show();
      }),
    [visit, pathname],
  );
  useEffect(() => {
    const off = new AbortController();
    wireClickEvents(document, visit.trackEvent, off.signal);
    wireBounce(window, visit.trackBounce, off.signal);
    return () => off.abort();
  }, [visit]);
}
