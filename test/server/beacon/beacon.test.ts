import { PGlite } from '@electric-sql/pglite';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { beaconRoutes } from '../../../src/server/beacon/routes.ts';
import { Clock } from '../../../src/server/clock.ts';
import type { Config } from '../../../src/server/config.ts';
import { type Store, storeOn } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';

class FixedClock extends Clock {
  now(): number {
    return Date.UTC(2026, 10, 21, 23, 59);
  }
}

let store: Store;

beforeAll(async () => {
  store = await storeOn(await PGlite.create(), 'memory');
});
afterAll(() => store.close());
beforeEach(() => store.db.deleteFrom('beacon_count').execute());

function site(siteEnv: Config['siteEnv']) {
  const log = createLog('silent');
  const clock = new FixedClock();
  const counter = new EventCounter(store.db, clock, log);
  const deps = { config: { siteEnv }, log };
  return { counter, app: new Hono().route('/', beaconRoutes(deps, counter)) };
}

const counted = () => store.db.selectFrom('beacon_count').selectAll().execute();
const impression = '/t/page_impression?83411&page=home&locale=en';

describe('the beacon', () => {
  it('answers 204 without a body and adds equal events up to one row a day', async () => {
    const { app, counter } = site('local');
    const answers = await Promise.all([
      app.request(impression),
      app.request(impression, { method: 'POST' }),
      app.request('/t/page_impression?7&locale=en&page=home'),
    ]);
    await counter.flush();

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await counted()).toEqual([
      { day: '2026-11-21', pixel: 'page_impression', params: '[["locale","en"],["page","home"]]', count: 3 },
    ]);
  });

  it('adds to what an earlier run of the server counted', async () => {
    for (const { app, counter } of [site('local'), site('local')]) {
      await app.request(impression);
      await counter.flush();
    }
    expect((await counted()).map(({ count }) => count)).toEqual([2]);
  });

  it.each([
    ['an event nobody declared', '/t/page_scrolled?1&page=home&locale=en', 'unknown_pixel'],
    ['a name of the language itself', '/t/constructor?1', 'unknown_pixel'],
    ['a parameter nobody declared', `${impression}&email=a@example.com`, 'unknown_parameter'],
    ['a value that may not be', '/t/page_impression?1&page=What+I+typed&locale=en', 'invalid_parameter'],
    ['a missing parameter', '/t/page_impression?1&page=home', 'invalid_parameter'],
  ])('refuses %s while developing and counts nothing', async (_what, path, code) => {
    const { app, counter } = site('local');
    const answer = await app.request(path);
    await counter.flush();

    expect([answer.status, await answer.json()]).toEqual([400, { error: code }]);
    expect(await counted()).toEqual([]);
  });

  it('drops an undeclared event in production without a word to the visitor', async () => {
    const { app, counter } = site('production');
    const answer = await app.request('/t/page_scrolled?1');
    await counter.flush();

    expect(answer.status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('keeps events that could not be written and counts them once when the store is back', async () => {
    const { app, counter } = site('local');
    await store.db.schema.alterTable('beacon_count').renameTo('beacon_away').execute();
    await app.request(impression);
    await counter.flush();
    await store.db.schema.alterTable('beacon_away').renameTo('beacon_count').execute();
    await app.request(impression);
    await counter.flush();

    expect((await counted()).map(({ count }) => count)).toEqual([2]);
  });
});
