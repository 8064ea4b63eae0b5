import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { devPaths } from '../../../src/contract/dev.ts';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { speedCounts } from '../../../src/server/beacon/speed-counts.ts';
import { beaconPageRoutes } from '../../../src/server/dev/beacon-page.tsx';
import { createLog } from '../../../src/server/log.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

const day = '2026-11-21';
const home = [
  ['formFactor', 'mobile'],
  ['page', 'home'],
];

withStores((store) => {
  /** Counts as an earlier version of the server may have left them. */
  async function kept(rows: readonly (readonly [pixel: string, params: unknown, count: number])[]) {
    await store().db.deleteFrom('beacon_count').execute();
    for (const [pixel, params, count] of rows)
      await store()
        .db.insertInto('beacon_count')
        .values({ day, pixel, params: JSON.stringify(params), count })
        .execute();
  }

  async function page() {
    const counter = new EventCounter(store().db, new ManualClock(Date.parse(day)), createLog('silent'));
    const app = new Hono().route('/', beaconPageRoutes(store().db, counter));
    return (await app.request(devPaths.beacon)).text();
  }

  describe('the speed of pages', () => {
    it('is told by page, device and step, the pages with most loads first', async () => {
      await kept([
        ['page_lcp', [...home, ['lcp', '1000']], 2],
        ['page_lcp', [...home, ['lcp', 'more']], 1],
        ['page_ttfb', [...home, ['ttfb', '200']], 3],
        [
          'page_ttfb',
          [
            ['formFactor', 'desktop'],
            ['page', 'about'],
            ['ttfb', '1800'],
          ],
          4,
        ],
        ['page_impression', [['page', 'home']], 9],
      ]);
      const { pages, leftOut } = await speedCounts(store().db, day);
      expect(leftOut).toBe(0);
      expect(pages.map((one) => [one.page, one.formFactor])).toEqual([
        ['about', 'desktop'],
        ['home', 'mobile'],
      ]);
      expect(pages[1]?.counts).toEqual({
        lcp: [2, 0, 0, 0, 0, 1],
        inp: [0, 0, 0, 0, 0, 0],
        cls: [0, 0, 0, 0, 0],
        ttfb: [3, 0, 0, 0, 0],
      });
      expect(await page()).not.toContain('not shown');
    });

    it('says how many counts are of a step that is no more, or of a day of which only sums are left, and has them in no step', async () => {
      await kept([
        ['page_lcp', [...home, ['lcp', '1000']], 2],
        ['page_lcp', [...home, ['lcp', '1500']], 1_200],
        ['page_ttfb', [['other', 'sets']], 34],
      ]);
      const { pages, leftOut } = await speedCounts(store().db, day);
      expect(leftOut).toBe(1_234);
      expect(Object.entries(pages[0]?.counts.lcp ?? {})).toEqual(
        ['2', '0', '0', '0', '0', '0'].map((count, step) => [String(step), Number(count)]),
      );
      expect(await page()).toContain('1,234 counts are not shown');
    });
  });
});
