import { type ConnectionInfo, isSlow } from '../adapters/browser/connection.ts';
import { NavigatorDeviceSource } from '../adapters/browser/navigator-device-source.ts';
import { SystemClock } from '../adapters/browser/system-clock.ts';
import { WindowPageLocation } from '../adapters/browser/window-page-location.ts';
import { FetchVisitorApi } from '../adapters/http/fetch-visitor-api.ts';
import { audienceEntry } from '../adapters/storage/audience-entry.ts';
import { checkoutAttemptEntry } from '../adapters/storage/checkout-attempt-entry.ts';
import { marketEntry } from '../adapters/storage/market-entry.ts';
import { WebEntries } from '../adapters/storage/web-entries.ts';
import { RememberAudience } from '../application/experiment/remember-audience.ts';
import { fetchPolicy } from '../application/fetch-policy.ts';
import type { VisitorApi } from '../application/ports/visitor-api.ts';
import { FindMarket } from '../application/subscription/find-market.ts';
import { type CountCardReturn, NoteCardReturn } from '../application/subscription/note-card-return.ts';
import { ofCheckout, ofMonth } from '../domain/records/plan-entries.ts';
import { ofVisit } from '../domain/records/visit-entry.ts';
import { serviceUrl } from './beacon-url.ts';
import { connectionInfo } from './connection-info.ts';
import { environmentOfVisit } from './environment-of-visit.ts';

/** What the static plan page asks for and keeps in mind at load, wired by hand as in `static-page.ts`. */
export async function planVisit(countCardReturn: CountCardReturn) {
  const connection: ConnectionInfo | null = connectionInfo();
  const { retry } = fetchPolicy;
  const formats = { market: marketEntry, audience: audienceEntry, checkoutAttempt: checkoutAttemptEntry };
  const known = { market: ofMonth, audience: ofVisit, checkoutAttempt: ofCheckout };
  const store = new WebEntries(window, new SystemClock(), formats, known);
  const device = new NavigatorDeviceSource({ navigator, root: document.documentElement });
  return {
    noteCardReturn: new NoteCardReturn(
      new WindowPageLocation(window.location, document),
      store,
      countCardReturn,
    ),
    /** Whether the card page has led on to where a payment is confirmed. */
    awaitsPayment: () => store.read('checkoutAttempt')?.state === 'confirming',
    findMarket: new FindMarket(await visitorApi(), store, new RememberAudience(store, device)),
    /** Milliseconds after which a call that failed is tried again. */
    retryAfter: () => (isSlow(connection) ? retry.slow : retry.fast),
  };
}

async function visitorApi(): Promise<VisitorApi> {
  const environment = environmentOfVisit();
  const country = new URLSearchParams(location.search).get('country');
  // Spelled out, so that a production build leaves it out.
  if (import.meta.env.VITE_SITE_ENV !== 'production' && environment === 'fake') {
    const { fakeVisitor } = await import('./fake-visitor.ts');
    return fakeVisitor(country);
  }
  const { VITE_CONTENT_URL, VITE_STAGING_CONTENT_URL } = import.meta.env;
  const base =
    environment === 'staging'
      ? serviceUrl('VITE_STAGING_CONTENT_URL', VITE_STAGING_CONTENT_URL, location.origin)
      : serviceUrl('VITE_CONTENT_URL', VITE_CONTENT_URL, location.origin);
  return new FetchVisitorApi({ base, country });
}
