import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DevBeaconReply } from '../../../src/contract/dev.ts';
import { Beacon } from '../../../src/server/beacon/beacon.ts';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { beaconRoutes } from '../../../src/server/beacon/routes.ts';
import type { Config } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { beaconPageRoutes } from '../../../src/server/dev/beacon-page.tsx';
import { createLog } from '../../../src/server/log.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { days, ManualClock } from '../support/manual-clock.ts';

let store: Store;

beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store.close());
beforeEach(() => store.db.deleteFrom('beacon_count').execute());

function site(siteEnv: Config['siteEnv']) {
  const log = createLog('silent');
  const counter = new EventCounter(store.db, new ManualClock(Date.UTC(2026, 10, 21, 23, 59)), log);
  const dropped: string[] = [];
  const app = new Hono();
  app.route('/', beaconRoutes(new Beacon({ siteEnv }, counter, () => dropped.push('one')), log, true));
  app.route('/', beaconPageRoutes(store.db, counter));
  return { counter, app, dropped };
}

const counted = () => store.db.selectFrom('beacon_count').selectAll().orderBy('pixel').execute();
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
    expect(await answers[0]?.text()).toBe('');
    expect(await counted()).toEqual([
      { day: '2026-11-21', pixel: 'page_impression', params: '[["locale","en"],["page","home"]]', count: 3 },
    ]);
  });

  it('reads no body, and takes none that is too large', async () => {
    const { app, counter } = site('local');
    const send = (body: string) => app.request(impression, { method: 'POST', body });
    expect((await send('x')).status).toBe(204);
    expect((await send('x'.repeat(70_000))).status).toBe(413);
    await counter.flush();
    expect(await counted()).toMatchObject([{ count: 1 }]);
  });

  it('keeps nothing of who sent an event', async () => {
    const { app, counter } = site('production');
    const headers = {
      Cookie: 'secret-cookie=1',
      'User-Agent': 'secret-agent',
      'X-Forwarded-For': '203.0.113.77',
      Referer: 'https://secret-page.example/',
      'Accept-Language': 'secret-tongue',
    };
    await app.request(impression, { headers, method: 'POST', body: 'secret-body' });
    await counter.flush();

    const rows = await counted();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0/);
  });

  it.each([
    ['an event nobody declared', '/t/page_scrolled?1&page=home&locale=en', 'unknown_pixel'],
    ['a name of the language itself', '/t/constructor?1', 'unknown_pixel'],
    ['a value that may not be', '/t/page_impression?1&page=What+I+typed&locale=en', 'invalid_parameter'],
    ['a missing parameter', '/t/page_impression?1&page=home', 'invalid_parameter'],
  ])('refuses %s while developing, drops it in production, and counts nothing', async (_what, path, code) => {
    const [local, production] = [site('local'), site('production')];
    const [refused, dropped] = [await local.app.request(path), await production.app.request(path)];
    await local.counter.flush();
    await production.counter.flush();

    expect([refused.status, await refused.json()]).toEqual([400, { error: code }]);
    expect([dropped.status, await dropped.text()]).toEqual([204, '']);
    expect([local.dropped, production.dropped]).toEqual([[], ['one']]);
    expect(await counted()).toEqual([]);
  });

  it('refuses a parameter nobody declared while developing, and in production counts the event without it', async () => {
    const path = `${impression}&email=a@example.com&constructor=1`;
    const [local, production] = [site('local'), site('production')];
    const refused = await local.app.request(path);
    await local.counter.flush();
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'unknown_parameter' }]);
    expect(await counted()).toEqual([]);

    const taken = await production.app.request(path);
    await production.counter.flush();
    expect([taken.status, production.dropped]).toEqual([204, []]);
    expect((await counted()).map(({ params, count }) => [params, count])).toEqual([
      ['[["locale","en"],["page","home"]]', 1],
    ]);
  });

  it('cannot be made to fill the store: beyond so many different sets a day, over all events and restarts, only the event is counted', async () => {
    const most = 20;
    const clock = new ManualClock();
    const other = { params: '[["other","sets"]]' };
    for (const { pixel, from } of [
      { pixel: 'banner_impression', from: 0 },
      { pixel: 'banner_dismiss', from: 0 },
      { pixel: 'banner_impression', from: 10 },
    ] as const) {
      // Each one is a process of its own.
      const counter = new EventCounter(store.db, clock, createLog('silent'), most);
      for (let set = from; set < from + 15; set += 1)
        counter.count({ pixel, params: { page: 'home', origin: `campaign.${set}` } });
      counter.count({ pixel: 'oops_500_onload', params: {} });
      await counter.flush();
    }

    const rows = await counted();
    expect(rows.filter(({ params }) => params !== other.params)).toHaveLength(most);
    expect(rows.filter(({ params }) => params === other.params)).toMatchObject([
      { ...other, pixel: 'banner_dismiss', count: 11 },
      { ...other, pixel: 'banner_impression', count: 10 },
    ]);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(48);

    clock.pass(days(1));
    const counter = new EventCounter(store.db, clock, createLog('silent'), most);
    counter.count({ pixel: 'banner_dismiss', params: { page: 'home' } });
    await counter.flush();
    expect((await counted()).filter(({ day }) => day === '2026-11-22')).toMatchObject([
      { params: '[["page","home"]]', count: 1 },
    ]);
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

describe('/dev/beacon', () => {
  it('shows what came, at once, for programs', async () => {
    const { app } = site('local');
    await app.request(impression);
    await app.request(impression);
    await app.request('/t/oops_500_onload?2');
    const answer = await app.request('/dev/beacon?format=json');

    expect(DevBeaconReply.parse(await answer.json()).days).toEqual([
      {
        day: '2026-11-21',
        events: [
          { pixel: 'page_impression', params: { locale: 'en', page: 'home' }, count: 2 },
          { pixel: 'oops_500_onload', params: {}, count: 1 },
        ],
      },
    ]);
  });

  it('shows it for people, with what each event is for, and says when nothing came', async () => {
    const { app } = site('local');
    expect(await (await app.request('/dev/beacon')).text()).toContain('No event has come yet');
    await app.request(impression);
    const page = await (await app.request('/dev/beacon')).text();

    expect(page).toContain('page_impression');
    expect(page).toContain('locale en, page home');
    expect(page).toContain('pages, until 2027');
    expect(page).toContain('1 event of 1 kind');
  });
});

describe('the speed of pages', () => {
  const send = async (app: Hono, times: number, query: string) => {
    for (let sent = 0; sent < times; sent += 1)
      expect((await app.request(`/t/${query}`, { method: 'POST' })).status, query).toBe(204);
  };

  it('is shown by page and size of the device, with the step that three of four loads keep', async () => {
    const { app } = site('local');
    await send(app, 3, 'page_lcp?1&page=home&formFactor=mobile&lcp=1800');
    await send(app, 1, 'page_lcp?1&page=home&formFactor=mobile&lcp=6000&exp_defaultplan=control');
    await send(app, 2, 'page_lcp?1&page=home&formFactor=mobile&lcp=more');
    await send(app, 6, 'page_ttfb?1&page=home&formFactor=mobile&ttfb=200');
    await send(app, 1, 'page_ttfb?1&page=pro&formFactor=desktop&ttfb=more');
    const page = await (await app.request('/dev/beacon')).text();
    expect(page.indexOf('home <span class="quiet">mobile')).toBeGreaterThan(0);
    expect(page.indexOf('pro <span class="quiet">desktop')).toBeGreaterThan(page.indexOf('mobile</span>'));
    expect(page).toContain(
      'aria-label="Largest contentful paint, ≤ 1000 ms: 0, ≤ 1800 ms: 3, ≤ 2500 ms: 0, ≤ 4000 ms: 0, ≤ 6000 ms: 1, &gt; 6000 ms: 2"',
    );
    expect(page).toContain('&gt; 6000 ms <span class="quiet">of 6</span>');
    expect(page).toContain('≤ 200 ms <span class="quiet">of 6</span>');
  });

  it('says how to get some where there is none', async () => {
    const { app } = site('local');
    await send(app, 1, 'page_impression?1&page=home&locale=en');
    expect(await (await app.request('/dev/beacon')).text()).toContain('No page has reported its speed yet');
  });
});
