import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../../../src/domain/result.ts';
import type { Reconciliation } from '../../../src/server/subscription/reconciliation.ts';
import { ReconciliationRecord } from '../../../src/server/subscription/reconciliation-record.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { minutes } from '../support/manual-clock.ts';
import { openTestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';
import { UnheardShop } from './unheard-shop.ts';

const hour = minutes(60);

withStores((store) => {
  let shop: UnheardShop;
  let reconciliation: Reconciliation;
  beforeAll(() => {
    shop = new UnheardShop(store().db);
    reconciliation = shop.newReconciliation();
  });
  afterAll(() => shop.close());

  describe('the nightly comparison with the card provider', () => {
    it('begins with the first day: nothing can have been lost before it', async () => {
      const early = await shop.buy();
      expect(await reconciliation.execute()).toBeNull();
      expect(await shop.subscriptionOf(early)).toBeUndefined();
      const rows = await shop.db.selectFrom('reconciliation').selectAll().execute();
      expect(rows).toMatchObject([
        { day: '2026-11-21', since: shop.clock.now(), finished_at: shop.clock.now() },
      ]);
    });

    it('waits for its hour, takes what was never heard and does it once a day', async () => {
      const buyer = await shop.buy();
      shop.clock.pass(15 * hour - 1);
      expect(await reconciliation.execute()).toBeNull();
      shop.clock.pass(1);
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ day: '2026-11-22', unmended: 0 });
      expect(run?.events).toBeGreaterThanOrEqual(3);
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable', in_trial: true });
      // Both buyers' events; the first one's lay within the hour that is looked at twice.
      expect(await shop.drift('2026-11-22')).toEqual([
        { kind: 'event', was: null, became: 'applied', mended: true },
        { kind: 'event', was: null, became: 'applied', mended: true },
      ]);
      expect(await reconciliation.execute()).toBeNull();
    });

    it('is taken up again when the provider was away, from where it stood', async () => {
      const buyer = await shop.buy();
      shop.tomorrow();
      const away = vi.spyOn(shop.provider, 'listEvents');
      away.mockResolvedValueOnce(failure({ code: 'provider_unavailable' }));
      expect(await reconciliation.execute()).toBeNull();
      expect(await shop.subscriptionOf(buyer)).toBeUndefined();
      away.mockRestore();
      shop.clock.pass(hour);
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    });

    it('stops when the process ends, and the next process takes it up', async () => {
      const buyer = await shop.buy();
      shop.tomorrow();
      const ending = shop.newReconciliation();
      ending.stop();
      expect(await ending.execute()).toBeNull();
      expect(await shop.subscriptionOf(buyer)).toBeUndefined();
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
    });

    it('reads a share of the subscriptions each night, all of them in turn, and after the last the first again', async () => {
      for (let count = 0; count < 3; count += 1) await shop.buy();
      shop.tomorrow();
      await reconciliation.execute();
      const living = await shop.db
        .selectFrom('subscription')
        .select('provider_ref')
        .where('status', '<>', 'Expired')
        .orderBy('provider_ref')
        .execute();
      const refs = living.map(({ provider_ref }) => provider_ref);
      const share = Math.ceil(refs.length / 2);
      await shop.db.updateTable('reconciliation').set({ read_to: '' }).execute();
      const nothing = vi.spyOn(shop.provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const asked = vi.spyOn(shop.provider, 'fetchSubscription');
      const night = async () => {
        asked.mockClear();
        shop.tomorrow();
        expect(await shop.newReconciliation(share).execute()).toMatchObject({ subscriptions: share });
        return asked.mock.calls.map(([ref]) => ref).sort();
      };
      expect(await night()).toEqual(refs.slice(0, share));
      expect(await night()).toEqual([...refs.slice(share), ...refs.slice(0, 2 * share - refs.length)].sort());
      asked.mockRestore();
      nothing.mockRestore();
    });

    it('is done by one of several processes', async () => {
      shop.tomorrow();
      const runs = await Promise.all([1, 2, 3].map(() => shop.newReconciliation().execute()));
      expect(runs.filter((run) => run !== null)).toHaveLength(1);
    });

    it('that died with its process is taken over after six hours', async () => {
      shop.tomorrow();
      const record = new ReconciliationRecord(shop.db);
      const died = await record.claim(shop.clock.now());
      expect(died).not.toBeNull();
      shop.clock.pass(6 * hour);
      expect(await reconciliation.execute()).toBeNull();
      shop.clock.pass(1);
      expect(await reconciliation.execute()).toMatchObject({ day: died?.day, since: died?.since });
    });
  });
});

describe('a site', () => {
  it('compares when it starts, if today’s is due', async () => {
    const store = await openFreshStore();
    const started_at = Date.UTC(2026, 10, 20, 3);
    const yesterday = { day: '2026-11-20', since: started_at, started_at, finished_at: started_at + 1 };
    await store.db.insertInto('reconciliation').values(yesterday).execute();
    const at = await openTestSite({ store });
    await at.close();
    const rows = await store.db.selectFrom('reconciliation').selectAll().orderBy('day').execute();
    expect(rows.map(({ day, finished_at }) => [day, finished_at !== null])).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', true],
    ]);
    await store.close();
  });

  it('without a card provider has nothing to compare', async () => {
    const store = await openFreshStore();
    const at = await openTestSite({ store, env: { CARD_PROVIDER: 'none' } });
    await at.close();
    expect(await store.db.selectFrom('reconciliation').selectAll().execute()).toEqual([]);
    await store.close();
  });
});
