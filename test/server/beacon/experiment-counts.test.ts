import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { DevExperimentsReply, experimentsPath } from '../../../src/contract/dev-experiments.ts';
import { experimentNames } from '../../../src/domain/experiment/catalogue.ts';
import { noCounts } from '../../../src/domain/experiment/counts.ts';
import { Beacon } from '../../../src/server/beacon/beacon.ts';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { experimentCounts } from '../../../src/server/beacon/experiment-counts.ts';
import { beaconRoutes } from '../../../src/server/beacon/routes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { experimentsPageRoutes } from '../../../src/server/dev/experiments/experiments-page.tsx';
import { createLog } from '../../../src/server/log.ts';
import { days, ManualClock } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

const name = 'duckaiuninstalledhomeaa';
const key = `exp_${name}`;

function site(store: Store, clock = new ManualClock(Date.UTC(2026, 10, 21))) {
  const log = createLog('silent');
  const counter = new EventCounter(store.db, clock, log);
  const app = new Hono();
  app.route('/', beaconRoutes(new Beacon({ siteEnv: 'local' }, counter), log, true));
  app.route('/', experimentsPageRoutes(store.db, counter));
  const send = async (times: number, pixel: string, params: Readonly<Record<string, string>>) => {
    for (let sent = 0; sent < times; sent += 1) {
      const { status } = await app.request(`/t/${pixel}?1&${new URLSearchParams(params)}`, {
        method: 'POST',
      });
      expect(status, pixel).toBe(204);
    }
  };
  const enrol = (times: number, variant: string, experiment = name) =>
    send(times, 'experiment_enrolled', { experiment, variant, [`exp_${experiment}`]: variant });
  const page = async () => (await app.request(experimentsPath)).text();
  return { app, clock, counter, send, enrol, page };
}

withStores((store) => {
  describe('the counts of experiments', () => {
    it('are the sums by day and arm, whatever else an event tells, of the events that count and no others', async () => {
      await store().db.deleteFrom('beacon_count').execute();
      const { clock, counter, send, enrol } = site(store());
      await enrol(3, 'control');
      await enrol(2, 'b');
      for (const viewCount of ['1', '2']) {
        const shown = { page: 'duckai', locale: 'en', viewCount, [key]: 'b' };
        await send(2, 'page_impression', shown);
        await send(1, 'cta_click', { page: 'duckai', cta: 'chat-open', viewCount, [key]: 'b' });
        await send(1, 'cta_click', { page: 'duckai', cta: 'chat-plans', viewCount, [key]: 'b' });
        await send(1, 'static.bounce', {
          page: 'duckai',
          timeOnPage: '3',
          didScroll: 'false',
          viewCount,
          [key]: 'b',
        });
      }
      for (const lcp of ['2500', '4000', 'more'])
        await send(1, 'page_lcp', { page: 'duckai', formFactor: 'mobile', lcp, [key]: 'b' });
      // Of another experiment, of none, and of two at once.
      await enrol(4, 'control', 'defaultplan');
      await send(5, 'page_impression', { page: 'home', locale: 'en' });
      await send(1, 'subscription_checkout_error', {
        code: 'communication',
        exp_privacypropromo: 'banner',
        [key]: 'c',
      });
      clock.pass(days(1));
      await enrol(1, 'c');
      await counter.flush();

      const found = await experimentCounts(store().db);
      expect(found.map((one) => one.name)).toEqual(experimentNames);
      expect(found.find((one) => one.name === name)).toEqual({
        name,
        unnamed: 0,
        days: [
          {
            day: '2026-11-21',
            arms: {
              control: { ...noCounts, enrolments: 3 },
              b: {
                enrolments: 2,
                conversions: 2,
                guardrails: {
                  bounces: { count: 2, of: 4 },
                  slow: { count: 2, of: 3 },
                  errors: { count: 0, of: 4 },
                },
              },
              c: {
                ...noCounts,
                guardrails: { ...noCounts.guardrails, errors: { count: 1, of: 0 } },
              },
            },
          },
          { day: '2026-11-22', arms: { c: { ...noCounts, enrolments: 1 } } },
        ],
      });
    });

    it('tell of events that lost their parameters, because they may belong there', async () => {
      await store().db.deleteFrom('beacon_count').execute();
      const row = { day: '2026-11-21', params: '[["other","sets"]]', count: 7 };
      await store()
        .db.insertInto('beacon_count')
        .values([
          { ...row, pixel: 'cta_click' },
          { ...row, pixel: 'banner_dismiss' },
        ])
        .execute();
      const found = await experimentCounts(store().db);
      expect(found.map(({ unnamed, days: counted }) => [unnamed, counted])).toEqual([
        [0, []],
        [0, []],
        [0, []],
        [0, []],
        [7, []],
      ]);
      expect(await site(store()).page()).toContain('7 events that may belong here');
    });
  });
});

withStores((store) => {
  describe('the page of the experiments', () => {
    it('says of an empty store that nobody takes part', async () => {
      await store().db.deleteFrom('beacon_count').execute();
      const page = await site(store()).page();
      expect(page).toContain('Nobody takes part in an experiment yet.');
      expect(page.match(/Nobody takes part yet\./g)).toHaveLength(experimentNames.length);
      expect(page).not.toContain('<table');
    });

    it('turns red when an arm gets more than its share, and reads no difference', async () => {
      await store().db.deleteFrom('beacon_count').execute();
      const { send, enrol, page } = site(store());
      await enrol(40, 'control', 'defaultplan');
      await enrol(40, 'treatment', 'defaultplan');
      expect(await page()).toContain('Sample ratio as drawn');
      await enrol(90, 'treatment', 'defaultplan');
      await send(30, 'subscription_checkout_start', { period: 'yearly', exp_defaultplan: 'treatment' });
      const red = await page();
      expect(red).toContain('note alarm');
      expect(red).toContain('Sample ratio off: p is');
      expect(red).toContain('Not valid');
      expect(red).not.toContain('Converts more');
    });

    it('gives programs the counts that the command reads', async () => {
      await store().db.deleteFrom('beacon_count').execute();
      const { app, counter, enrol } = site(store());
      await enrol(2, 'b');
      const answer = await app.request(`${experimentsPath}?format=json`);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const { experiments } = DevExperimentsReply.parse(await answer.json());
      await counter.flush();
      expect(experiments).toEqual(await experimentCounts(store().db));
    });
  });
});
