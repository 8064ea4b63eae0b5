import { beforeEach, describe, expect, it } from 'vitest';
import { ctas } from '../../../src/domain/analytics/ctas.ts';
import { days } from '../support/manual-clock.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

/** More declared sets of values than one network may begin on a day. */
const madeUp = ['home', 'pro', 'about', 'privacy']
  .flatMap((page) => ctas.slice(0, 10).map((cta) => ({ page, cta })))
  .flatMap((of) => Array.from({ length: 10 }, (_, view) => ({ ...of, viewCount: String(view + 1) })));

withStores((store) => {
  beforeEach(() => store().db.deleteFrom('beacon_count').execute());

  async function click(at: TestSite, peer: string, params: Readonly<Record<string, string>>): Promise<void> {
    const answer = await at.site.fetch(
      new Request(`${siteUrl}/t/cta_click?1&${new URLSearchParams(params)}`),
      { incoming: { socket: { remoteAddress: peer } } },
    );
    expect(answer.status).toBe(204);
  }
  async function counted(): Promise<ReadonlyMap<string, number>> {
    const rows = await store().db.selectFrom('beacon_count').selectAll().execute();
    return new Map(rows.map(({ day, params, count }) => [`${day} ${params}`, Number(count)]));
  }
  const ownOf = (counts: ReadonlyMap<string, number>, day: string) =>
    [...counts.keys()].filter((key) => key.startsWith(day) && !key.includes('"other"'));

  describe('sets of values that a network makes up', () => {
    it('are counted together from the 301st of a day on, and leave room for everybody else', async () => {
      expect(madeUp.length).toBe(400);
      const at = await openTestSite({ store: store() });
      for (const set of madeUp) await click(at, '203.0.113.5', set);
      const own = { page: 'settings', cta: 'hero-keep', locale: 'de' };
      await click(at, '192.0.2.99', own);
      // What somebody else has begun is new to nobody.
      await click(at, '203.0.113.5', own);
      await click(at, '203.0.113.5', madeUp[0] ?? {});

      at.clock.pass(days(1));
      await click(at, '203.0.113.5', own);
      await click(at, '203.0.113.5', madeUp[399] ?? {});
      await at.close();

      const counts = await counted();
      expect(ownOf(counts, '2026-11-21')).toHaveLength(301);
      expect(counts.get('2026-11-21 [["other","sets"]]')).toBe(100);
      expect(counts.get('2026-11-21 [["cta","hero-keep"],["locale","de"],["page","settings"]]')).toBe(2);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(405);
      expect(ownOf(counts, '2026-11-22')).toHaveLength(2);
    });
  });
});
