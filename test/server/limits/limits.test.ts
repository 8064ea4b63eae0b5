import { beforeAll, describe, expect, it } from 'vitest';
import type { LimitedAction } from '../../../src/domain/limits/limit-table.ts';
import { ownMachine } from '../../../src/server/http/client-address.ts';
import { KeyedHash } from '../../../src/server/keyed-hash.ts';
import { type LimitedBy, Limits } from '../../../src/server/limits/limits.ts';
import { seconds } from '../support/manual-clock.ts';
import { freshAddress } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  const limits = new Limits(new KeyedHash('a-secret-of-this-test-alone-4711'));
  let now = Date.UTC(2026, 0, 1);
  beforeAll(() => {
    now += seconds(86_400 * 3);
  });

  /** Does it if it may, and tells the wait. */
  const act = (action: LimitedAction, by: LimitedBy) => limits.take(store().db, action, by, now);

  describe('the limit of everybody together', () => {
    it('is 300 passcodes a minute, wherever they are asked for', async () => {
      await store()
        .db.transaction()
        .execute(async (trx) => {
          for (let count = 0; count < 300; count += 1) {
            const by = { address: freshAddress(), network: `203.0.113.${count % 250}` };
            const look = await limits.look(trx, 'send-passcode', by, now);
            expect(look.wait).toBe(0);
            await look.count();
          }
        });
      const by = { address: freshAddress(), network: '198.51.100.1' };
      expect(await act('send-passcode', by)).toBe(seconds(60));
      now += seconds(60);
      expect(await act('send-passcode', by)).toBe(0);
    });
  });

  describe('the search over bangs', () => {
    it('is made 300 times an hour by one network, and another network does not wait for it', async () => {
      const by = { network: '203.0.113.77' };
      for (let count = 0; count < 300; count += 1) expect(await act('search-bangs', by)).toBe(0);
      expect(await act('search-bangs', by)).toBe(seconds(3_600));
      expect(await act('search-bangs', { network: '203.0.113.78' })).toBe(0);
      now += seconds(3_600);
      expect(await act('search-bangs', by)).toBe(0);
    });
  });

  describe("a developer's own machine", () => {
    it('is counted by address alone', async () => {
      for (let count = 0; count < 30; count += 1) {
        expect(await act('send-passcode', { address: freshAddress(), network: ownMachine })).toBe(0);
      }
      const by = { address: freshAddress(), network: ownMachine };
      await act('send-passcode', by);
      expect(await act('send-passcode', by)).toBe(seconds(60));
    });
  });

  describe('parallel calls', () => {
    it('come one after the other: of 40 at one address, one goes through', async () => {
      const address = freshAddress();
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, count) =>
          act('send-passcode', { address, network: `192.0.2.${count}` }),
        ),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
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
