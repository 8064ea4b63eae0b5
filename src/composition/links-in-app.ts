import { twinInApps } from '../domain/device/app-twin.ts';

/** Leads the links of a page inside an app to where the app gives its tokens; those of the router lead there by themselves. */
export function leadLinksInApp(page: Document): void {
  // Before anything else hears the click, and at the click, because links come and go with what is shown.
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.host !== page.location.host) return;
      const twin = twinInApps(link.pathname);
      if (twin !== link.pathname) link.pathname = twin;
    },
    { capture: true },
  );
}
