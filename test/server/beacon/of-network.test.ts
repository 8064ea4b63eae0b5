import { beforeEach, describe, expect, it } from 'vitest';
import { ctas } from '../../../src/domain/analytics/ctas.ts';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { SetShares } from '../../../src/server/beacon/set-shares.ts';
import { createLog } from '../../../src/server/log.ts';
import { days, ManualClock } from '../support/manual-clock.ts';
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

  describe('a day that many networks fill with what they make up', () => {
    const most = 3_000;
    const [clock, log] = [new ManualClock(), createLog('silent')];

    /** A process of its own, with what it knows. */
    function openProcess() {
      const counter = new EventCounter(store().db, clock, log, most);
      const shares = new SetShares(clock);
      const sent = (by: string, origin: string) =>
        counter.count({ pixel: 'banner_impression', params: { page: 'home', origin } }, (free) =>
          shares.take(by, free, () => true),
        );
      return {
        sent,
        floods: (networks: number, name: string, from = 0, to = most) => {
          for (let set = from; set < to; set += 1)
            for (let network = 0; network < networks; network += 1)
              sent(`198.18.${network}.${set & 127}`, `${name}.${network}.${set}`);
        },
        flush: () => counter.flush(),
      };
    }
    const apart = (counts: ReadonlyMap<string, number>, name: string) =>
      [...counts.keys()].filter((key) => key.includes(`"${name}.`)).length;

    it('has room for a visit that comes last', async () => {
      const process = openProcess();
      process.floods(34, 'flood');
      for (let set = 0; set < 40; set += 1) process.sent('192.0.2.9', `visit.${set}`);
      await process.flush();
      const counts = await counted();
      expect(apart(counts, 'visit')).toBe(40);
      // Each the same.
      expect(apart(counts, 'flood')).toBeLessThan(most / 1.5);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(34 * most + 40);
    });

    it('has room for a first few sets of each network, however many come', async () => {
      const process = openProcess();
      process.floods(250, 'flood', 0, 60);
      for (let set = 0; set < 10; set += 1) process.sent('192.0.2.9', `visit.${set}`);
      await process.flush();
      expect(apart(await counted(), 'visit')).toBe(10);
    });

    it('is one day for all processes', async () => {
      const processes = [openProcess(), openProcess(), openProcess()];
      for (let from = 0; from < 60; from += 2) {
        for (const [index, process] of processes.entries()) {
          process.floods(34, `flood of ${index}`, from, from + 2);
          await process.flush();
        }
      }
      const [, , last] = processes;
      for (let set = 0; set < 10; set += 1) last?.sent('192.0.2.9', `visit.${set}`);
      await last?.flush();
      expect(apart(await counted(), 'visit')).toBe(10);
    });

    it('counts what stands in it after a restart, and begins anew on the next day', async () => {
      const before = openProcess();
      before.floods(34, 'flood');
      before.sent('192.0.2.9', 'visit.0');
      await before.flush();
      const after = openProcess();
      for (let set = 0; set < 34; set += 1) after.sent('203.0.113.5', `flood.${set}.0`);
      await after.flush();
      after.sent('192.0.2.9', 'visit.0');
      await after.flush();
      expect([...(await counted())].find(([key]) => key.includes('"visit.0"'))?.[1]).toBe(2);

      clock.pass(days(1));
      for (let set = 0; set < 90; set += 1) after.sent('198.18.0.1', `next.${set}`);
      await after.flush();
      expect(apart(await counted(), 'next')).toBe(90);
    });

    it('is bounded by nobody on a developer’s own machine', async () => {
      const process = openProcess();
      for (let set = 0; set < 200; set += 1) process.sent('this machine', `own.${set}`);
      await process.flush();
      expect(apart(await counted(), 'own')).toBe(200);
    });
  });
});
