import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LimitedAction } from '../../../src/domain/limits/limit-table.ts';
import { ownMachine } from '../../../src/server/http/client-address.ts';
import type { LimitedBy } from '../../../src/server/limits/counter-keys.ts';
import type { Limits } from '../../../src/server/limits/limits.ts';
import { minutes, seconds } from '../support/manual-clock.ts';
import { recordQueries } from '../support/record-queries.ts';
import { limitsOn } from '../support/test-limits.ts';
import { freshAddress } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

let networks = 0;
/** An IPv4 address whose /24 no other test uses. */
const freshNetwork = () => {
  networks += 1;
  return `198.${18 + Math.floor(networks / 250)}.${networks % 250}.7`;
};

withStores((store) => {
  let limits: Limits;
  let now = Date.UTC(2026, 0, 1);
  beforeAll(() => {
    now += seconds(86_400 * 3);
  });
  beforeEach(() => {
    limits = limitsOn(store());
  });

  /** Does it if it may, and tells the wait. */
  const act = async (action: LimitedAction, by: LimitedBy, at = limits) =>
    (await at.take({ action, by, now })).wait;
  const times = async (count: number, action: LimitedAction, by: () => LimitedBy) => {
    for (let done = 0; done < count; done += 1) expect(await act(action, by())).toBe(0);
  };

  describe('what everybody does together', () => {
    it('closes nothing: the 301st passcode of a minute goes out like the first', async () => {
      await times(301, 'send-passcode', () => ({ address: freshAddress(), network: freshNetwork() }));
    });

    it('shares no row: two strangers write different ones', async () => {
      const rowsOf = async (by: LimitedBy) => {
        const before = await store().db.selectFrom('limit_counter').select('key').execute();
        await act('send-passcode', by);
        const after = await store().db.selectFrom('limit_counter').selectAll().execute();
        const known = new Set(before.map(({ key }) => key));
        return { made: after.filter(({ key }) => !known.has(key)), before };
      };
      const one = { address: freshAddress(), network: freshNetwork() };
      expect((await rowsOf(one)).made).toHaveLength(3);
      expect((await rowsOf({ address: freshAddress(), network: freshNetwork() })).made).toHaveLength(3);
    });
  });

  describe('a household', () => {
    it.each([
      ['IPv4', '203.0.113.4', '203.0.113.5'],
      ['IPv6', '2001:db8:0:1::/64', '2001:db8:0:2::/64'],
    ])('of %s has a limit of its own, its neighbor another', async (_, network, neighbor) => {
      await times(20, 'subscribe-newsletter', () => ({ address: freshAddress(), network }));
      expect(await act('subscribe-newsletter', { address: freshAddress(), network })).toBe(minutes(60));
      expect(await act('subscribe-newsletter', { address: freshAddress(), network: neighbor })).toBe(0);
    });

    const placesOf = [
      ['a /56', 2, (count: number) => `2001:db8:1:${(count % 8).toString(16)}::/64`, '2001:db8:1:77::/64'],
      [
        'a /48',
        5,
        (count: number) => `2001:db8:2:${(count * 256).toString(16)}::/64`,
        '2001:db8:2:7701::/64',
      ],
      ['a /24', 5, (count: number) => `192.0.2.${count % 50}`, '192.0.2.99'],
    ] as const;
    it.each(placesOf)('of %s is counted with %i households', async (_, households, networkOf, late) => {
      let count = 0;
      await times(20 * households, 'subscribe-newsletter', () => {
        count += 1;
        return { address: freshAddress(), network: networkOf(count) };
      });
      const by = { address: freshAddress(), network: late };
      expect(await act('subscribe-newsletter', by)).toBe(minutes(60));
    });

    it.each([
      ['a /48', (count: number) => `2001:db8:3:${(count * 256).toString(16)}::/64`],
      ['a /24', (count: number) => `198.51.100.${count}`],
    ])('of %s makes accounts among ten of them', async (_, networkOf) => {
      let count = 0;
      await times(2_000, 'create-account', () => {
        count += 1;
        return { network: networkOf(count % 20) };
      });
      expect(await act('create-account', { network: networkOf(99) })).toBe(minutes(60));
    });
  });

  describe("a developer's own machine", () => {
    it('is counted by address alone', async () => {
      await times(30, 'send-passcode', () => ({ address: freshAddress(), network: ownMachine }));
      const by = { address: freshAddress(), network: ownMachine };
      await act('send-passcode', by);
      expect(await act('send-passcode', by)).toBe(seconds(60));
    });
  });

  describe('parallel calls', () => {
    it('come one after the other: of 40 at one address, one goes through', async () => {
      const address = freshAddress();
      const waits = await Promise.all(
        Array.from({ length: 40 }, () => act('send-passcode', { address, network: freshNetwork() })),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
    });

    it('of four processes are counted together: of 40 tries at one address, five are made', async () => {
      const address = freshAddress();
      const processes = Array.from({ length: 4 }, () => limitsOn(store()));
      const waits = await Promise.all(
        processes.flatMap((process) =>
          Array.from({ length: 10 }, () =>
            act('try-passcode', { address, network: freshNetwork() }, process),
          ),
        ),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });
  });

  describe('a count', () => {
    const tries = (address: string) => ({
      action: 'try-passcode' as const,
      by: { address, network: freshNetwork() },
      now,
    });

    it('that is taken back never was, also what it closed', async () => {
      const address = freshAddress();
      for (let count = 0; count < 4; count += 1) await limits.take(tries(address));
      const fifth = await limits.take(tries(address));
      expect(fifth.closes).toBe(true);
      expect((await limits.take(tries(address))).wait).toBe(minutes(15));
      await fifth.giveBack();
      expect((await limits.take(tries(address))).closes).toBe(true);
    });

    it('is taken back when the work fails, and stays when it is done', async () => {
      const address = freshAddress();
      const limited = { action: 'send-passcode', by: { address }, now } as const;
      await expect(
        limits.within(limited, async () => {
          throw new Error('the store is away');
        }),
      ).rejects.toThrow('away');
      expect(await limits.within(limited, async () => 'done')).toBe('done');
      expect(await limits.within(limited, async () => 'done')).toMatchObject({
        error: { code: 'too_many_requests', retryAfterSeconds: 60 },
      });
    });
  });

  describe('a process', () => {
    const address = () => freshAddress();

    it('counts by one statement, the first time and every other', async () => {
      const recorded = recordQueries(store());
      const process = limitsOn(recorded.store);
      const by = { address: address(), network: freshNetwork() };
      for (let count = 0; count < 3; count += 1) {
        const asked = await recorded.during(() => process.take({ action: 'try-passcode', by, now }));
        expect(asked).toHaveLength(1);
      }
    });

    it('that has just started goes on counting where the last one stopped', async () => {
      const by = { address: address(), network: freshNetwork() };
      for (let count = 0; count < 4; count += 1) await act('try-passcode', by);
      const next = limitsOn(store());
      expect(await act('try-passcode', by, next)).toBe(0);
      expect(await act('try-passcode', by, next)).toBe(minutes(15));
    });

    it('goes by what another has forgotten, not by what it remembers', async () => {
      const by = { address: address() };
      const other = limitsOn(store());
      for (let count = 0; count < 4; count += 1) await act('try-passcode', by);
      await other.forget('try-passcode', by);
      for (let count = 0; count < 4; count += 1) {
        const { wait, closes } = await limits.take({ action: 'try-passcode', by, now });
        expect([wait, closes]).toEqual([0, false]);
      }
      expect((await limits.take({ action: 'try-passcode', by, now })).closes).toBe(true);
    });
  });

  describe('the answer to what came too often', () => {
    /** The rows with where their newest version lies, who wrote it, and who has locked or replaced it. */
    const versions = async () => {
      const { rows } = await sql`
        select *, ctid::text, xmin::text, xmax::text from limit_counter order by key`.execute(store().db);
      return rows;
    };

    it('is told from memory, and another process tells it after one look that writes and locks nothing', async () => {
      const by = { address: freshAddress(), network: freshNetwork() };
      await act('send-passcode', by);
      const stood = await versions();
      const recorded = recordQueries(store());
      const [first, second] = [limitsOn(recorded.store), limitsOn(recorded.store)];
      expect(await act('send-passcode', by, first)).toBe(seconds(60));
      expect(await recorded.during(() => act('send-passcode', by, first))).toEqual([]);
      const asked = await recorded.during(async () => {
        expect(await act('send-passcode', by, second)).toBe(seconds(60));
      });
      expect(asked).toHaveLength(1);
      expect(await versions()).toEqual(stood);
      await store().db.selectFrom('limit_counter').select('key').forUpdate().execute();
      expect(await versions()).not.toEqual(stood);
    });
  });

  it('keeps no address and no network in clear', async () => {
    const by = { address: freshAddress(), network: '192.0.2.77' };
    await act('send-passcode', by);
    const rows = JSON.stringify(await store().db.selectFrom('limit_counter').selectAll().execute());
    expect(rows).not.toContain(by.address);
    expect(rows).not.toContain(by.network);
  });
});
