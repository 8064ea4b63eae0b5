import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdjustableClock } from '../../src/server/adjustable-clock.ts';
import { SigningKeys } from '../../src/server/auth/keys/signing-keys.ts';
import { EventCounter } from '../../src/server/beacon/event-counter.ts';
import type { Store } from '../../src/server/db/store.ts';
import { followClock } from '../../src/server/dev/follow-clock.ts';
import { ScenarioTime } from '../../src/server/dev/scenario-time.ts';
import { createLog } from '../../src/server/log.ts';
import { EventDispatcher } from '../../src/server/payment/simulator/event-dispatcher.ts';
import { ViolationCounter } from '../../src/server/reports/violation-counter.ts';
import { openFreshStore } from './support/fresh-database.ts';
import { openMailModule } from './support/mail-module.ts';
import { days, ManualClock, seconds } from './support/manual-clock.ts';

const processes = [0, 1, 2, 3];
const log = createLog('silent');

let store: Store;
beforeEach(async () => {
  store = await openFreshStore();
});
afterEach(() => store.close());

describe('processes that share a store', () => {
  it('keep the bound of a day together: what is beyond it is counted by event, and nothing is lost', async () => {
    const clock = new ManualClock();
    const counters = processes.map(() => new EventCounter(store.db, clock, log, 20));
    for (const round of [0, 1, 2]) {
      for (const [process, counter] of counters.entries()) {
        for (let set = 0; set < 10; set += 1) {
          const origin = `campaign.${process}.${round}.${set}`;
          counter.count({ pixel: 'banner_impression', params: { page: 'home', origin } });
        }
      }
      await Promise.all(counters.map((counter) => counter.flush()));
    }
    const rows = await store.db.selectFrom('beacon_count').select(['params', 'count']).execute();
    expect(rows.filter(({ params }) => !params.includes('other'))).toHaveLength(20);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  });

  it('count on with a set that another of them began, also when the day is full', async () => {
    const clock = new ManualClock();
    const [one, other] = processes.map(() => new EventCounter(store.db, clock, log, 1));
    const event = { pixel: 'page_impression', params: { page: 'home', locale: 'en' } } as const;
    for (const counter of [other, one, other, one]) {
      counter?.count(event);
      await counter?.flush();
    }
    const rows = await store.db.selectFrom('beacon_count').select('count').execute();
    expect(rows).toEqual([{ count: 4 }]);
  });

  it('keep the bound of reports together', async () => {
    const clock = new ManualClock();
    const counters = processes.map(() => new ViolationCounter(store.db, clock, log));
    for (const [process, counter] of counters.entries()) {
      for (let host = 0; host < 200; host += 1) {
        counter.count({ directive: 'img-src', blocked: `h${process}-${host}.example`, enforced: true });
      }
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    const rows = await store.db.selectFrom('csp_report').select(['blocked', 'count']).execute();
    expect(rows.filter(({ blocked }) => blocked !== 'other')).toHaveLength(500);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(800);
  });

  it('make one signing key when they start at one time', async () => {
    const clock = new ManualClock();
    const secret = 'processes-of-one-site-know-the-same-4711-secret';
    const opened = await Promise.all(processes.map(() => SigningKeys.open(store.db, clock, secret)));
    expect(new Set(opened.map((keys) => keys.current(clock.now()).kid)).size).toBe(1);
  });

  it('have one clock: moved by two of them it has moved by both, and the others hear of it', async () => {
    const [one, two, three] = await Promise.all(processes.map(() => AdjustableClock.open(store.db)));
    if (one === undefined || two === undefined || three === undefined) throw new Error('No clock');
    const before = one.now();
    await Promise.all([one.advance(days(1)), two.advance(days(2))]);
    const passed = Promise.withResolvers<number>();
    const acting = { nextDueAt: async () => null, passTime: async () => passed.resolve(three.now()) };
    const follow = followClock(new ScenarioTime(three, [acting]), log);
    expect((await passed.promise) - before).toBeGreaterThanOrEqual(days(3));
    await follow.stop();
  });

  it('send the email of one that died, though nobody told them of it', async () => {
    const { passcode, newWorker, worker, transport } = openMailModule(store.db);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const idle = newWorker();
    idle.wake();
    await idle.settled();
    // Its worker was never told: the process died after the commit.
    await passcode();
    expect(transport.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(seconds(10));
    vi.useRealTimers();
    await idle.settled();
    expect(transport.sent).toHaveLength(1);
    await idle.stop();
    await worker.stop();
  });

  it('tell the site of each event of the card provider once', async () => {
    const clock = new ManualClock();
    const sent: string[] = [];
    const post = async (body: string) => {
      sent.push(body);
      return 200;
    };
    const dispatchers = processes.map(() => new EventDispatcher(store.db, clock, log, 'a secret', post));
    for (let event = 0; event < 12; event += 1) {
      const queued = { id: `evt_${event}`, type: 'invoice.paid', body: `{"id":${event}}` } as const;
      await store.db
        .insertInto('sim_event')
        .values({ ...queued, subscription_id: null, created_at: clock.now(), next_try_at: clock.now() })
        .execute();
    }
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
    expect(sent.toSorted()).toEqual(Array.from({ length: 12 }, (_, event) => `{"id":${event}}`).toSorted());
  });
});
