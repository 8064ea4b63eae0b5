import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpDayCounts } from '../adapters/http/http-day-counts.ts';
import { FindDayTotals } from '../application/analytics/find-day-totals.ts';
import type { DayCounts } from '../application/ports/day-counts.ts';
import { contentUrl } from './content-url.ts';
import { madeForVisit, notInProduction } from './environment-of-visit.ts';

/** The use-case of `/what-we-count`, wired by hand as in `static-page.ts`. */
export async function dayTotals(): Promise<FindDayTotals> {
  return new FindDayTotals(await dayCounts());
}

async function dayCounts(): Promise<DayCounts> {
  return madeForVisit<DayCounts>(
    (environment) => new HttpDayCounts(new HttpClient({ urls: { content: contentUrl(environment) } })),
    import.meta.env.VITE_SITE_ENV === 'production'
      ? notInProduction
      : async () => (await import('./fake-day-counts.ts')).fakeDayCounts(),
  );
}
