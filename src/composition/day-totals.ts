import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpDayCounts } from '../adapters/http/http-day-counts.ts';
import { FindDayTotals } from '../application/analytics/find-day-totals.ts';
import type { DayCounts } from '../application/ports/day-counts.ts';
import { serviceUrl } from './beacon-url.ts';
import { environmentOfVisit } from './environment-of-visit.ts';

/** What `/what-we-count` asks for, wired by hand as in `static-page.ts`. */
export async function dayTotals(): Promise<FindDayTotals> {
  return new FindDayTotals(await dayCounts());
}

async function dayCounts(): Promise<DayCounts> {
  const environment = environmentOfVisit();
  // Spelled out, so that a production build leaves it out.
  if (import.meta.env.VITE_SITE_ENV !== 'production' && environment === 'fake') {
    const { fakeDayCounts } = await import('./fake-day-counts.ts');
    return fakeDayCounts();
  }
  const { VITE_CONTENT_URL, VITE_STAGING_CONTENT_URL } = import.meta.env;
  const content =
    environment === 'staging'
      ? serviceUrl('VITE_STAGING_CONTENT_URL', VITE_STAGING_CONTENT_URL, location.origin)
      : serviceUrl('VITE_CONTENT_URL', VITE_CONTENT_URL, location.origin);
  return new HttpDayCounts(new HttpClient({ urls: { content } }));
}
