import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportsPath } from '../../../src/contract/reports.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { openTestSite, siteUrl } from '../support/test-site.ts';

let store: Store;
beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store.close());

describe('reports of blocked content that come through a proxy', () => {
  it('are counted up to a bound for each network, and no other network waits for one that sends too many', async () => {
    const at = await openTestSite({
      store,
      env: { SITE_ENV: 'staging', DEV_PASSWORD: 'sixteen-or-longer', TRUSTED_PROXIES: '10.0.0.0/8' },
    });
    const report = (forwarded: string, host: string) =>
      at.site.fetch(
        new Request(siteUrl + reportsPath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/reports+json', 'X-Forwarded-For': forwarded },
          body: JSON.stringify(
            Array.from({ length: 50 }, () => ({
              type: 'csp-violation',
              body: { effectiveDirective: 'img-src', blockedURL: `https://${host}/` },
            })),
          ),
        }),
        { incoming: { socket: { remoteAddress: '10.1.2.3' } } },
      );
    // One network, whatever it claims to the left and by which port it came.
    for (const forwarded of [
      '203.0.113.1',
      '203.0.113.1:4711',
      '198.51.100.7, 203.0.113.1:9',
      '::ffff:203.0.113.1',
    ])
      expect((await report(forwarded, 'many.example')).status).toBe(204);
    expect((await report('203.0.113.2:4711', 'few.example')).status).toBe(204);
    await at.close();
    const rows = await store.db.selectFrom('csp_report').select(['blocked', 'count']).execute();
    expect(Object.fromEntries(rows.map(({ blocked, count }) => [blocked, Number(count)]))).toEqual({
      'many.example': 120,
      'few.example': 50,
    });
  });
});
