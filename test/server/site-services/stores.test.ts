import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countedEvents } from '../../../src/server/beacon/counted-events.ts';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { beaconJobs } from '../../../src/server/beacon/jobs.ts';
import { cloudSettingsJobs } from '../../../src/server/cloud-settings/jobs.ts';
import { SavedSettings } from '../../../src/server/cloud-settings/saved-settings.ts';
import { EntitlementSource, type GrantedEntitlement } from '../../../src/server/deps.ts';
import { restorationJobs } from '../../../src/server/itr/jobs.ts';
import { RestorationCodes } from '../../../src/server/itr/restoration-codes.ts';
import { createLog } from '../../../src/server/log.ts';
import { reportJobs } from '../../../src/server/reports/jobs.ts';
import { ViolationCounter } from '../../../src/server/reports/violation-counter.ts';
import { days, ManualClock } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import { withStores } from '../support/with-stores.ts';

const secret = 's'.repeat(43);
const log = createLog('silent');
const key = (digit: string) => digit.repeat(128);

class Entitlements extends EntitlementSource {
  product: string | null = 'Identity Theft Restoration';

  override async of(): Promise<readonly GrantedEntitlement[]> {
    return this.product === null ? [] : [{ product: this.product, name: 'plus' }];
  }
}

withStores((store) => {
  let clock: ManualClock;
  beforeEach(async () => {
    clock = new ManualClock();
    for (const table of ['beacon_count', 'csp_report', 'cloud_settings', 'restoration_code'] as const) {
      await store().db.deleteFrom(table).execute();
    }
  });

  /** The next transaction is committed, and then the connection ends. */
  function loseAnswerOfNextWrite(): void {
    const { db } = store();
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const write = begin();
      const execute = write.execute.bind(write);
      write.execute = async (work) => {
        await execute(work);
        throw new Error('Connection terminated');
      };
      return write;
    });
  }

  describe('events', () => {
    const impression = { pixel: 'page_impression', params: { page: 'home', locale: 'en' } } as const;

    it('of a burst are one row, and those of a later run are added to it', async () => {
      for (let run = 0; run < 2; run += 1) {
        const counter = new EventCounter(store().db, clock, log);
        for (let event = 0; event < 700; event += 1) counter.count(impression);
        await counter.flush();
      }
      expect(await countedEvents(store().db, 7)).toEqual([
        { day: '2026-11-21', events: [{ ...impression, count: 1_400 }] },
      ]);
    });

    it('with many different parameters come in whole', async () => {
      const counter = new EventCounter(store().db, clock, log);
      const pages = Array.from(
        { length: 600 },
        (_, at) => `p${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at / 26)}`,
      );
      for (const page of pages) counter.count({ pixel: 'banner_dismiss', params: { page } });
      await counter.flush();
      const [day] = await countedEvents(store().db, 7);
      expect(day?.events.reduce((sum, { count }) => sum + count, 0)).toBe(600);
      expect(day?.events.length).toBe(new Set(pages).size);
    });

    it('count once when the store has taken them and its answer never comes', async () => {
      const counter = new EventCounter(store().db, clock, log);
      const violations = new ViolationCounter(store().db, clock, log);
      const violation = { directive: 'img-src', blocked: 'a.example', enforced: true };
      for (let round = 0; round < 2; round += 1) {
        counter.count(impression);
        violations.count(violation);
        loseAnswerOfNextWrite();
        await counter.flush();
        loseAnswerOfNextWrite();
        await violations.flush();
      }
      await counter.flush();
      await violations.flush();
      expect((await countedEvents(store().db, 7))[0]?.events).toEqual([{ ...impression, count: 2 }]);
      const blocked = await store().db.selectFrom('csp_report').selectAll().execute();
      expect(blocked).toEqual([{ day: '2026-11-21', ...violation, count: 2 }]);
    });

    it('are forgotten when their time is over, and not before, a table each', async () => {
      const jobs = [...beaconJobs(store().db, 400), ...reportJobs(store().db, 400)];
      const forget = (now: number) => runJobs(jobs, now);
      expect(jobs).toHaveLength(3);
      const counter = new EventCounter(store().db, clock, log);
      const violations = new ViolationCounter(store().db, clock, log);
      counter.count(impression);
      violations.count({ directive: 'img-src', blocked: 'a.example', enforced: true });
      await counter.flush();
      await violations.flush();
      await forget(clock.now() + days(400));
      expect(await countedEvents(store().db, 7)).toHaveLength(1);
      await forget(clock.now() + days(401));
      expect(await countedEvents(store().db, 7)).toEqual([]);
      expect(await store().db.selectFrom('count_run').selectAll().execute()).toEqual([]);
      expect(await store().db.selectFrom('csp_report').selectAll().execute()).toEqual([]);
    });
  });

  describe('blocked content', () => {
    it('is counted by day, directive and host', async () => {
      const counter = new ViolationCounter(store().db, clock, log);
      const blocked = { directive: 'script-src', blocked: 'evil.example', enforced: true };
      counter.count(blocked);
      counter.count(blocked);
      counter.count({ ...blocked, enforced: false });
      await counter.flush();
      counter.count(blocked);
      await counter.flush();
      const rows = await store().db.selectFrom('csp_report').selectAll().orderBy('count').execute();
      expect(rows).toEqual([
        { day: '2026-11-21', ...blocked, enforced: false, count: 1 },
        { day: '2026-11-21', ...blocked, count: 3 },
      ]);
    });

    it('cannot fill the store: beyond 500 hosts a day they count together', async () => {
      const counter = new ViolationCounter(store().db, clock, log);
      for (let host = 0; host < 700; host += 1)
        counter.count({ directive: 'img-src', blocked: `h${host}.example`, enforced: true });
      await counter.flush();
      const rows = await store().db.selectFrom('csp_report').select(['blocked', 'count']).execute();
      expect(rows.length).toBe(501);
      expect(rows.find(({ blocked }) => blocked === 'other')?.count).toBe(200);
    });
  });

  describe('cloud-saved settings', () => {
    it('come back under their key, and under no other', async () => {
      const saved = new SavedSettings(store().db, secret);
      await saved.save(key('a'), { kae: 'd', kl: 'de-de' }, clock.now());
      await saved.save(key('a'), { kae: '-1' }, clock.now());
      expect(await saved.load(key('a'), clock.now())).toEqual({ kae: '-1' });
      expect(await saved.load(key('b'), clock.now())).toBeNull();
    });

    it('lie there without the key', async () => {
      await new SavedSettings(store().db, secret).save(key('c'), { kae: 'd' }, clock.now());
      const rows = await store().db.selectFrom('cloud_settings').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('cccc');
      expect(await new SavedSettings(store().db, 'x'.repeat(43)).load(key('c'), clock.now())).toBeNull();
    });

    it('stay while they are used and go two years after', async () => {
      const saved = new SavedSettings(store().db, secret);
      await saved.save(key('d'), { kae: 'd' }, clock.now());
      clock.pass(days(700));
      expect(await saved.load(key('d'), clock.now())).toEqual({ kae: 'd' });
      clock.pass(days(700));
      await runJobs(cloudSettingsJobs(store().db), clock.now());
      expect(await saved.load(key('d'), clock.now())).toEqual({ kae: 'd' });
      clock.pass(days(732));
      await runJobs(cloudSettingsJobs(store().db), clock.now());
      expect(await saved.load(key('d'), clock.now())).toBeNull();
    });

    it('can be deleted once', async () => {
      const saved = new SavedSettings(store().db, secret);
      await saved.save(key('e'), { kae: 'd' }, clock.now());
      expect([await saved.remove(key('e')), await saved.remove(key('e'))]).toEqual([true, false]);
      expect(await saved.load(key('e'), clock.now())).toBeNull();
    });
  });

  describe('restoration codes', () => {
    const account = '11111111-2222-4333-8444-555555555555';
    let entitlements: Entitlements;
    let codes: RestorationCodes;
    beforeEach(async () => {
      entitlements = new Entitlements();
      codes = new RestorationCodes(store().db, entitlements, secret);
      await store().db.deleteFrom('account').where('id', '=', account).execute();
      await store().db.insertInto('account').values({ id: account, email: null, created_at: 0 }).execute();
    });
    const issue = async () => {
      const issued = await codes.issue(account, clock.now());
      return issued.ok ? issued.value : issued.error.code;
    };

    it('are new each time, and good as they are heard on the phone', async () => {
      const [first, second] = [await issue(), await issue()];
      expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(second).not.toBe(first);
      for (const code of [
        first,
        second,
        first.toLowerCase(),
        first.replaceAll('-', ' '),
        first.replaceAll('0', 'o'),
      ]) {
        expect(await codes.isGood(code, clock.now())).toBe(true);
      }
    });

    it('lie there as hashes', async () => {
      const code = await issue();
      const rows = await store().db.selectFrom('restoration_code').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
    });

    it.each([null, 'Network Protection', 'Data Broker Protection'])(
      'are not given for %s',
      async (product) => {
        entitlements.product = product;
        expect(await issue()).toBe('not_entitled');
        expect(await store().db.selectFrom('restoration_code').selectAll().execute()).toEqual([]);
      },
    );

    it('are given abroad too, and end with the subscription', async () => {
      entitlements.product = 'Global Identity Theft Restoration';
      const code = await issue();
      expect(await codes.isGood(code, clock.now())).toBe(true);
      entitlements.product = null;
      expect(await codes.isGood(code, clock.now())).toBe(false);
    });

    it('end after 30 days, and with the fifth that follows', async () => {
      const oldest = await issue();
      for (let more = 0; more < 4; more += 1) {
        clock.pass(1);
        await issue();
      }
      expect(await codes.isGood(oldest, clock.now())).toBe(true);
      clock.pass(1);
      const newest = await issue();
      expect(await codes.isGood(oldest, clock.now())).toBe(false);
      clock.pass(days(30));
      expect(await codes.isGood(newest, clock.now())).toBe(false);
      clock.pass(1);
      await runJobs(restorationJobs(store().db), clock.now());
      expect(await store().db.selectFrom('restoration_code').selectAll().execute()).toEqual([]);
    });

    it.each(['', 'A', 'AAAAA-AAAAA-AAAAA-AAAAA', 'UUUUU-UUUUU-UUUUU-UUUUU', '\u0000'.repeat(20)])(
      'are never %j',
      async (typed) => {
        await issue();
        expect(await codes.isGood(typed, clock.now())).toBe(false);
      },
    );
  });
});
