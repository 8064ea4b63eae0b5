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

  it('begin few rows of a day for a network, and leave room for everybody else', async () => {
    await store.db.deleteFrom('csp_report').execute();
    const at = await openTestSite({ store });
    const report = async (peer: string, hosts: readonly string[]) => {
      const answer = await at.site.fetch(
        new Request(siteUrl + reportsPath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/reports+json' },
          body: JSON.stringify(
            hosts.map((host) => ({
              type: 'csp-violation',
              body: { effectiveDirective: 'img-src', blockedURL: `https://${host}/` },
            })),
          ),
        }),
        { incoming: { socket: { remoteAddress: peer } } },
      );
      expect(answer.status).toBe(204);
    };
    const madeUp = (of: number) => Array.from({ length: 40 }, (_, count) => `h${of}-${count}.example`);
    // A household begins 20, and the others of its /24 have 80 left.
    for (let one = 0; one < 7; one += 1) {
      await report(`203.0.113.${one}`, madeUp(one));
      await report(`203.0.113.${one}`, madeUp(one));
    }
    await report('198.51.100.7', ['late.example', 'h0-0.example']);
    await report('203.0.113.99', ['late.example', 'never.example']);
    await at.close();
    const rows = await store.db.selectFrom('csp_report').select(['blocked', 'count']).execute();
    const counts = new Map(rows.map(({ blocked, count }) => [blocked, Number(count)]));
    const ofOne = (one: number) => [...counts.keys()].filter((host) => host.startsWith(`h${one}-`)).length;
    expect([0, 1, 2, 3, 4, 5, 6].map(ofOne)).toEqual([20, 20, 20, 20, 20, 0, 0]);
    expect(counts.get('h0-0.example')).toBe(3);
    expect(counts.get('late.example')).toBe(2);
    expect(counts.has('never.example')).toBe(false);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBe(7 * 80 + 4);
    expect(counts.get('other')).toBe(all - 5 * 20 * 2 - 1 - 2);
  });
});
