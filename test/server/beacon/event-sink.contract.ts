import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventSink } from '../../../src/server/beacon/event-sink.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { days, ManualClock } from '../support/manual-clock.ts';

/** A sink on a store, and what it needs beside. */
export interface SinkUnderTest {
  readonly sink: EventSink;
  readonly store: Store;
  readonly close: () => Promise<void>;
}

const home = { pixel: 'page_impression', params: { page: 'home', locale: 'en' } } as const;
const german = { pixel: 'page_impression', params: { locale: 'de', page: 'home' } } as const;

/** What holds for every {@link EventSink}. */
export function eventSinkContract(
  name: string,
  open: (clock: ManualClock, mostSets?: number) => Promise<SinkUnderTest>,
): void {
  describe(`${name} as an EventSink`, () => {
    let clock: ManualClock;
    let at: SinkUnderTest;
    beforeEach(async () => {
      clock = new ManualClock();
      at = await open(clock);
    });
    afterEach(() => at.close());

    const counted = async (store = at.store) => {
      const rows = await store.db.selectFrom('beacon_count').selectAll().orderBy('day').execute();
      return rows.map(({ day, params, count }) => `${day} ${params} ${count}`).sort();
    };

    it('counts by day, event and parameters, in whatever order these are given', async () => {
      for (let event = 0; event < 300; event += 1) at.sink.count(home);
      at.sink.count({ ...home, params: { locale: 'en', page: 'home' } });
      at.sink.count(german);
      clock.pass(days(1));
      at.sink.count(german);
      expect(at.sink.figures()).toMatchObject({ waiting: 3, lost: 0 });
      await at.sink.flush();
      expect(await counted()).toEqual([
        '2026-11-21 [["locale","de"],["page","home"]] 1',
        '2026-11-21 [["locale","en"],["page","home"]] 301',
        '2026-11-22 [["locale","de"],["page","home"]] 1',
      ]);
      expect(at.sink.figures()).toMatchObject({ waiting: 0, lost: 0 });
    });

    it('counts what comes while it writes, once, however many wait for the writing', async () => {
      for (let round = 0; round < 5; round += 1) {
        at.sink.count(home);
        void at.sink.flush();
      }
      await Promise.all([at.sink.flush(), at.sink.flush()]);
      expect(await counted()).toEqual(['2026-11-21 [["locale","en"],["page","home"]] 5']);
    });

    it('keeps what the store does not take, and counts it once when the store is back', async () => {
      const { schema } = at.store.db;
      await schema.alterTable('beacon_count').renameTo('beacon_away').execute();
      at.sink.count(home);
      await at.sink.flush();
      at.sink.count(home);
      await at.sink.flush();
      await schema.alterTable('beacon_away').renameTo('beacon_count').execute();
      await at.sink.flush();
      expect(await counted()).toEqual(['2026-11-21 [["locale","en"],["page","home"]] 2']);
    });

    it('counts sets beyond those a day may have by event alone', async () => {
      const few = await open(clock, 3);
      for (let set = 0; set < 10; set += 1) {
        few.sink.count({ pixel: 'banner_impression', params: { page: 'home', origin: `campaign.${set}` } });
      }
      await few.sink.flush();
      const rows = await counted(few.store);
      expect(rows).toHaveLength(4);
      expect(rows).toContain('2026-11-21 [["other","sets"]] 7');
      await few.close();
    });

    it('asks once a day whether a set may begin, and counts those that may not by event alone', async () => {
      const asked: string[] = [];
      const answers = (answer: boolean) => () => {
        asked.push(`${answer}`);
        return answer;
      };
      expect(at.sink.countBegun(home)).toBe(false);
      at.sink.count(home, answers(false));
      expect(at.sink.countBegun(home)).toBe(false);
      at.sink.count(home, answers(true));
      at.sink.count(home, answers(false));
      expect(at.sink.countBegun(home)).toBe(true);
      at.sink.count(german, answers(false));
      clock.pass(days(1));
      expect(at.sink.countBegun(home)).toBe(false);
      at.sink.count(home, answers(false));
      await at.sink.flush();
      expect(asked).toEqual(['false', 'true', 'false', 'false']);
      expect(await counted()).toEqual([
        '2026-11-21 [["locale","en"],["page","home"]] 3',
        '2026-11-21 [["other","sets"]] 2',
        '2026-11-22 [["other","sets"]] 1',
      ]);
    });

    it('has written everything when it is closed', async () => {
      at.sink.count(home);
      await at.sink.close();
      expect(await counted()).toEqual(['2026-11-21 [["locale","en"],["page","home"]] 1']);
    });
  });
}
