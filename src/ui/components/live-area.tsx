import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../hooks/use-app.ts';
import { AreaBar } from './account/area-bar.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on links to one's subscription inside the area: nobody has just paid, so there is nothing to wait for. */
    justLooking?: boolean;
  }
}

/** What every live page stands in, below the site's header: the area's bar, and the start of the app in the browser. */
export function LiveArea() {
  const { app } = useApp();
  const { pathname } = useLocation();
  useEffect(() => {
    app.start();
  }, [app]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the area is counted
  useEffect(() => {
    app.visit.trackPage.execute();
  }, [app, pathname]);
  return (
    <>
      <AreaBar app={app} />
      <Outlet />
    </>
  );
}
