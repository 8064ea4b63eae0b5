import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countsRoutes } from '../../../src/server/beacon/counts-routes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { days, ManualClock, minutes } from '../support/manual-clock.ts';

let store: Store;

beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store.close());
beforeEach(() => store.db.deleteFrom('beacon_count').execute());

function site() {
  const clock = new ManualClock(Date.UTC(2026, 10, 22, 0, 0, 30));
  const app = new Hono().route('/', countsRoutes({ db: store.db, clock }));
  return { clock, ask: async () => (await app.request('/counts.json')).json() };
}

const count = (day: string, pixel: string, params: string, times: number) =>
  store.db.insertInto('beacon_count').values({ day, pixel, params, count: times }).execute();

describe('the counts of yesterday', () => {
  it('add up what came with any parameters, of that day alone', async () => {
    await count('2026-11-21', 'page_impression', '[["page","home"]]', 3);
    await count('2026-11-21', 'page_impression', '[["page","pro"]]', 4);
    await count('2026-11-21', 'cta_click', '[["other","sets"]]', 2);
    await count('2026-11-20', 'page_impression', '[]', 100);
    await count('2026-11-22', 'page_impression', '[]', 100);
    await count('2026-11-21', 'no_longer_declared', '[]', 5);

    expect(await site().ask()).toEqual({ day: '2026-11-21', counts: { page_impression: 7, cta_click: 2 } });
  });

  it('are read once a minute, however often they are asked for', async () => {
    const { clock, ask } = site();
    await Promise.all([ask(), ask()]);
    await count('2026-11-21', 'cta_click', '[]', 2);
    expect(await ask()).toEqual({ day: '2026-11-21', counts: {} });

    clock.pass(minutes(1));
    expect(await ask()).toEqual({ day: '2026-11-21', counts: { cta_click: 2 } });
  });

  it('are of the new yesterday from midnight on', async () => {
    await count('2026-11-22', 'cta_click', '[]', 8);
    const { clock, ask } = site();
    await ask();
    clock.pass(days(1));
    expect(await ask()).toEqual({ day: '2026-11-22', counts: { cta_click: 8 } });
  });
});
