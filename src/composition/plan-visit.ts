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
import { connectionInfo } from './connection-info.ts';
import { contentUrl } from './content-url.ts';
import { madeForVisit, notInProduction } from './environment-of-visit.ts';

/** What the static plan page requests and stores when it loads, wired by hand as in `static-page.ts`. */
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
    /** Whether the card page has already forwarded to the confirmation of a payment. */
    awaitsPayment: () => store.read('checkoutAttempt')?.state === 'confirming',
    findMarket: new FindMarket(await visitorApi(), store, new RememberAudience(store, device)),
    /** Milliseconds after which a failed call is retried. */
    retryAfter: () => (isSlow(connection) ? retry.slow : retry.fast),
  };
}

async function visitorApi(): Promise<VisitorApi> {
  const country = new URLSearchParams(location.search).get('country');
  return madeForVisit<VisitorApi>(
    (environment) => new FetchVisitorApi({ base: contentUrl(environment), country }),
    import.meta.env.VITE_SITE_ENV === 'production'
      ? notInProduction
      : async () => (await import('./fake-visitor.ts')).fakeVisitor(country),
  );
}
