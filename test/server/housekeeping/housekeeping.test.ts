import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
import { deleteExpired } from '../../../src/server/db/delete-expired.ts';
import { startHousekeeping } from '../../../src/server/housekeeping/housekeeping.ts';
import type { Job } from '../../../src/server/housekeeping/job.ts';
import { createLog } from '../../../src/server/log.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { AuthClient, field } from '../support/auth-client.ts';
import { days, hours, ManualClock, minutes } from '../support/manual-clock.ts';
import { recordQueries } from '../support/record-queries.ts';
import { forgetExpired } from '../support/run-jobs.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const count = async (
  table:
    | 'authorization_session'
    | 'token_family'
    | 'limit_counter'
    | 'legacy_token'
    | 'email_change'
    | 'passcode'
    | 'outbox',
) => (await at.store.db.selectFrom(table).selectAll().execute()).length;

describe('housekeeping', () => {
  it('leaves what is still of use: a sign-in, its account, a limit on an address', async () => {
    const client = new AuthClient(at);
    const email = freshAddress();
    const tokens = await client.signUpWith(email);
    await client.refresh(tokens.refresh);
    const other = new AuthClient(at);
    await other.authorize();
    expect((await other.askPasscode(email)).status).toBe(200);
    const limits = () => at.store.db.selectFrom('limit_counter').select('key').orderBy('key').execute();
    const before = await limits();
    await forgetExpired(at.store.db, at.clock.now());
    expect((await client.account(tokens.access)).status).toBe(200);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
    expect(before).not.toEqual([]);
    expect(await limits()).toEqual(before);
    expect((await other.askPasscode(email)).status).toBe(429);
  });

  it('removes what has expired, and never an account with an address', async () => {
    const client = new AuthClient(at);
    const [first, email] = [freshAddress(), freshAddress()];
    const { access } = await client.signUpWith(first);
    at.clock.pass(minutes(1));
    const hash = field((await client.edit(access, email)).body, 'hash');
    await client.confirm(access, { email, hash, otp: await at.passcodeFor(email) });
    at.clock.pass(minutes(1));
    await client.call('POST', legacyAuthPaths.loginLink, { query: { email } });
    const query = { email, otp: await at.passcodeFor(email) };
    await client.call('POST', legacyAuthPaths.login, { query });
    for (const table of ['legacy_token', 'email_change'] as const) expect(await count(table)).toBe(1);
    at.clock.pass(days(32));
    await forgetExpired(at.store.db, at.clock.now());
    for (const table of [
      'authorization_session',
      'token_family',
      'limit_counter',
      'legacy_token',
      'email_change',
      'passcode',
      'outbox',
    ] as const) {
      expect(await count(table)).toBe(0);
    }
    const visitor = new AuthClient(at);
    await visitor.authorize();
    await visitor.askPasscode(email);
    expect((await visitor.logIn(email, await at.passcodeFor(email))).status).toBe(200);
  });
});

describe('the running server', () => {
  it('deletes by itself what the modules have kept long enough', async () => {
    const { db } = at.store;
    const long = at.clock.now() - days(2_000);
    const day = new Date(long).toISOString().slice(0, 10);
    const id = '0b8e5a52-6d7a-4c25-9d1f-5a0b1f3b9a11';
    const none = { name: '', email: '', details: '', locale: 'en' };
    await db
      .insertInto('feedback')
      .values({ id, day, kind: 'windows-survey', site: null, reason: 'slow', comment: '' })
      .execute();
    await db
      .insertInto('withdrawal')
      .values({ id, received_at: long, ...none })
      .execute();
    await db.insertInto('cloud_settings').values({ key_hash: id, settings: '{}', used_at: long }).execute();
    await db.insertInto('beacon_count').values({ day, pixel: 'page', params: '[]', count: 1 }).execute();
    await db
      .insertInto('csp_report')
      .values({ day, directive: 'img-src', blocked: 'data', enforced: true, count: 1 })
      .execute();
    // What a server does every hour it does at its start, if it is due, and ends before it closes.
    at.clock.pass(hours(1));
    await (await openTestSite({ store: at.store, clock: at.clock })).close();
    for (const table of ['feedback', 'withdrawal', 'cloud_settings', 'beacon_count', 'csp_report'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

describe('a job of the housekeeping', () => {
  const clock = new ManualClock();
  const job = (name: string, run: Job['run']): Job => ({ name, run });
  const listening = () => {
    const said: string[] = [];
    return { said, log: createLog('error', { write: (line) => said.push(line) }) };
  };

  it('that fails is named in the log, and keeps no other from its turn', async () => {
    const { said, log } = listening();
    const done: string[] = [];
    const stop = startHousekeeping({ clock, log }, [
      job('first', () => Promise.reject(new Error('no such row'))),
      job('second', async () => done.push('second')),
    ]);
    await comesTrue(() => expect(done).toEqual(['second']));
    await stop();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('"job":"first"');
  });

  it('goes by the time at which the round began, however long those before it took', async () => {
    const { log } = listening();
    const own = new ManualClock();
    const began = own.now();
    const times: number[] = [];
    const stop = startHousekeeping({ clock: own, log }, [
      job('first', async (now) => {
        times.push(now);
        own.pass(days(1));
      }),
      job('second', async (now) => times.push(now)),
    ]);
    await comesTrue(() => expect(times).toEqual([began, began]));
    await stop();
  });

  it('lets in a call that has waited for it before the next begins', async () => {
    const { log } = listening();
    const order: string[] = [];
    const stop = startHousekeeping({ clock, log }, [
      job('first', async () => {
        const until = performance.now() + 20;
        while (performance.now() < until);
        order.push('first');
        // What came in meanwhile is read when the thread is free.
        setTimeout(() => order.push('call'), 1);
      }),
      job('second', async () => order.push('second')),
    ]);
    await comesTrue(() => expect(order).toEqual(['first', 'call', 'second']));
    await stop();
  });

  it('that is known to be long goes on beside the others, is not begun again meanwhile, and is no failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { said, log } = listening();
    const begun: string[] = [];
    let end = () => {};
    const long: Job['run'] = () => {
      begun.push('long');
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const stop = startHousekeeping({ clock, log }, [
      { ...job('long', long), isLong: true },
      job('next', async () => begun.push('next')),
    ]);
    await vi.advanceTimersByTimeAsync(minutes(1));
    await comesTrue(() => expect(begun).toEqual(['long', 'next']));
    await vi.advanceTimersByTimeAsync(minutes(60));
    await comesTrue(() => expect(begun).toEqual(['long', 'next', 'next']));
    expect(said).toEqual([]);
    vi.useRealTimers();
    const stopped = stop();
    end();
    await stopped;
  });

  it('that does not end keeps no other from its turn for ever, and is not begun again meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { said, log } = listening();
    const begun: string[] = [];
    let end = () => {};
    const stop = startHousekeeping({ clock, log }, [
      job('endless', (_, hasTime) => {
        begun.push('endless');
        return new Promise<void>((resolve) => {
          end = () => void (hasTime() || resolve());
        });
      }),
      job('next', async () => begun.push('next')),
    ]);
    await vi.advanceTimersByTimeAsync(minutes(10));
    await comesTrue(() => expect(begun).toEqual(['endless', 'next']));
    await vi.advanceTimersByTimeAsync(minutes(60));
    await comesTrue(() => expect(begun).toEqual(['endless', 'next', 'next']));
    expect(said.filter((line) => line.includes('does not end'))).toHaveLength(1);
    vi.useRealTimers();
    const stopped = stop();
    // Told to stop, it has no more time.
    end();
    await stopped;
  });
});

withStores((store) => {
  const counters = async (count: number, touchedAt: number) => {
    for (let from = 0; from < count; from += 500) {
      const keys = Array.from(
        { length: Math.min(500, count - from) },
        (_, index) => `${touchedAt} ${from + index}`,
      );
      await store()
        .db.insertInto('limit_counter')
        .values(keys.map((key) => ({ key, history: '{}', touched_at: touchedAt })))
        .execute();
    }
  };
  const left = async () =>
    (await store().db.selectFrom('limit_counter').select('touched_at').execute()).map(
      (row) => row.touched_at,
    );
  const old = { table: 'limit_counter', key: ['key'], column: 'touched_at', before: 100 } as const;

  describe('a backlog of expired rows', () => {
    afterEach(() => store().db.deleteFrom('limit_counter').execute());

    it('goes in small statements, whole, and nothing that is of use goes with it', async () => {
      await counters(1_050, 1);
      await counters(3, 100);
      const heard = recordQueries(store());
      const statements = await heard.during(async () => {
        expect(await deleteExpired(heard.store.db, old)).toBe(1_050);
      });
      const pieces = statements.map((text) => Number(/limit (\d+)/.exec(text)?.[1]));
      expect(pieces.length).toBeGreaterThan(6);
      for (const rows of pieces) expect(rows).toBeLessThanOrEqual(160);
      expect(await left()).toEqual([100, 100, 100]);
    });

    it('is left for the next hour once its time is over, the oldest gone', async () => {
      await counters(150, 2);
      await counters(100, 1);
      expect(await deleteExpired(store().db, old, () => false)).toBe(5);
      expect((await left()).toSorted()).toEqual([...Array(95).fill(1), ...Array(150).fill(2)]);
    });

    it('waits for nobody who holds one of its rows', async () => {
      await counters(3, 1);
      if (store().place === 'memory') return;
      await store()
        .db.transaction()
        .execute(async (trx) => {
          await trx.selectFrom('limit_counter').selectAll().where('key', '=', '1 1').forUpdate().execute();
          expect(await deleteExpired(store().db, old)).toBe(2);
        });
      expect(await left()).toEqual([1]);
    });
  });
});
