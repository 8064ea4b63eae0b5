import { I18nProvider, Trans, useLingui } from '@lingui/react';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAccountInUse } from '../hooks/use-account-in-use.ts';
import { useApp } from '../hooks/use-app.ts';
import { useArrival } from '../hooks/use-arrival.ts';
import { useVisit } from '../hooks/use-visit.ts';
import { inNextTask } from '../next-task.ts';
import { pageOf } from '../pages.ts';
import { AreaBar } from './account/area-bar.tsx';
import banner from './account/foot-banner.module.css';
import { StandingBanner } from './account/standing-banner.tsx';
import { StartFailure } from './error-page.tsx';
import layout from './layout.module.css';
import { WayBackBanner } from './recovery/way-back-banner.tsx';
import { WholeWords } from './whole-words.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Set on links to the visitor's subscription within the area: nobody has just paid, so there is nothing to wait
     * for.
     */
    justLooking?: boolean;
    /** Set on the way to signing in: the page to return to. */
    wanted?: string;
  }
}

/**
 * The frame of every live page below the site's header: the area's bar if the page's row asks for it, and the start of
 * the app in the browser.
 */
export function LiveArea() {
  const { app, locale } = useApp();
  const { i18n } = useLingui();
  const { pathname, searchStr } = useLocation();
  const page = useMatches({ select: pageOf });
  useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address may name an origin, a theme or a setting
  useEffect(() => {
    app.arrive();
  }, [app, pathname, searchStr]);
  useVisit(app);
  // Knowing who is signed in changes what is shown. In the same task as the first render, that would block a slow phone
  // for too long.
  useEffect(
    () =>
      inNextTask(() => {
        app.start();
      }),
    [app],
  );
  const inUse = useAccountInUse(app);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (inUse) dataset['session'] = '';
    else if (inUse === false) delete dataset['session'];
  }, [inUse]);
  return (
    <I18nProvider i18n={i18n} defaultComponent={WholeWords}>
      {page.header === 'area' && <AreaBar app={app} />}
      <noscript>
        <p className={layout.page}>
          <Trans
            id="account.noscript"
            message="Payment, sign-in and changes to your account need JavaScript. Everything else can be read without it."
          />
        </p>
      </noscript>
      <div className={banner.banner}>
        {page.header === 'area' && <StandingBanner app={app} />}
        {page.features.includes('subscription') && <WayBackBanner app={app} />}
      </div>
      <StartFailure locale={locale} />
      <Outlet />
    </I18nProvider>
  );
}
