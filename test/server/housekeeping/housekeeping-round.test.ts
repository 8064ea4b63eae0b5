import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHousekeeping } from '../../../src/server/housekeeping/housekeeping.ts';
import {
  type Rounds,
  roundLease,
  SharedRounds,
  unshared,
} from '../../../src/server/housekeeping/housekeeping-round.ts';
import { createLog } from '../../../src/server/log.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { hours, ManualClock, minutes } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

const log = createLog('silent');

withStores((store) => {
  let clock: ManualClock;
  const rounds = () => new SharedRounds(store().db, clock);
  beforeEach(async () => {
    clock = new ManualClock();
    await store().db.deleteFrom('site_value').execute();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('the round of an hour', () => {
    it('is done by one of two processes, and by each what is about its own folder', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const done: string[] = [];
      const isRefused = Promise.withResolvers<void>();
      const keep = (name: string) =>
        startHousekeeping(
          { clock, log },
          [
            { name: 'shared', run: () => isRefused.promise.then(() => done.push('shared')) },
            {
              name: 'own',
              run: async () => {
                done.push(`own of ${name}`);
                isRefused.resolve();
              },
              isOwn: true,
            },
          ],
          { rounds: telling(rounds(), () => done.push('end')) },
        );
      const stops = [keep('one'), keep('two')];
      await comesTrue(() => expect(done.toSorted()).toEqual(['end', 'own of one', 'own of two', 'shared']));
      // Whoever was refused asks again when the lease would be over, and then when the next is due.
      clock.pass(roundLease);
      await vi.advanceTimersByTimeAsync(roundLease);
      await comesTrue(() => expect(done.filter((job) => job.startsWith('own'))).toHaveLength(3));
      expect(done.filter((job) => job === 'shared')).toHaveLength(1);
      clock.pass(hours(1) - roundLease);
      await vi.advanceTimersByTimeAsync(hours(1) - roundLease);
      await comesTrue(() => expect(done.filter((job) => job.startsWith('own'))).toHaveLength(5));
      vi.useRealTimers();
      await Promise.all(stops.map((stop) => stop()));
      expect(done.filter((job) => job === 'shared')).toHaveLength(2);
    });

    it('is free for the next an hour after it began, not before', async () => {
      const [one, two] = [rounds(), rounds()];
      expect(await one.claim()).toEqual({ isMine: true, wait: hours(1) });
      clock.pass(minutes(5));
      await one.end(true);
      expect(await two.claim()).toEqual({ isMine: false, wait: minutes(55) });
      clock.pass(minutes(55) - 1);
      expect((await two.claim()).isMine).toBe(false);
      clock.pass(1);
      expect((await two.claim()).isMine).toBe(true);
      expect((await one.claim()).isMine).toBe(false);
    });

    it('of a process that was killed is another’s once its lease is over, and the killed one has no word in it', async () => {
      const [killed, other] = [rounds(), rounds()];
      await killed.claim();
      clock.pass(minutes(10));
      expect(await killed.renew()).toBe(true);
      expect(await other.claim()).toEqual({ isMine: false, wait: roundLease });
      clock.pass(roundLease);
      expect((await other.claim()).isMine).toBe(true);
      expect(await killed.renew()).toBe(false);
      await killed.end(true);
      clock.pass(minutes(2));
      expect(await other.renew()).toBe(true);
    });

    it('that is stopped before it is whole goes to whoever asks next', async () => {
      const done: string[] = [];
      const stop = startHousekeeping(
        { clock, log },
        [
          {
            name: 'first',
            run: async (_, hasTime) => {
              done.push('first');
              await untilNoTime(hasTime);
            },
          },
        ],
        { rounds: rounds() },
      );
      await comesTrue(() => expect(done).toEqual(['first']));
      expect((await rounds().claim()).isMine).toBe(false);
      await stop();
      expect((await rounds().claim()).isMine).toBe(true);
    });

    it('is not waited for longer because a clock was ahead', async () => {
      clock.pass(hours(48));
      await rounds().claim();
      clock = new ManualClock();
      expect((await rounds().claim()).isMine).toBe(true);
    });

    it('is left alone where the store cannot say whose it is, and nothing shared is done', async () => {
      const said: string[] = [];
      const done: string[] = [];
      const stop = startHousekeeping(
        { clock, log: createLog('error', { write: (line) => said.push(line) }) },
        [
          { name: 'shared', run: async () => done.push('shared') },
          { name: 'own', run: async () => done.push('own'), isOwn: true },
        ],
        { rounds: { ...unshared, claim: () => Promise.reject(new Error('away')) } },
      );
      await comesTrue(() => expect(done).toEqual(['own']));
      await stop();
      expect(done).toEqual(['own']);
      expect(said.join()).toContain('whose turn');
    });
  });
});

/** Rounds that say when one of them has ended. */
function telling(rounds: Rounds, ended: () => void): Rounds {
  return {
    claim: () => rounds.claim(),
    renew: () => rounds.renew(),
    end: async (whole) => {
      await rounds.end(whole);
      ended();
    },
  };
}

async function untilNoTime(hasTime: () => boolean): Promise<void> {
  while (hasTime()) await new Promise((resolve) => setImmediate(resolve));
}
