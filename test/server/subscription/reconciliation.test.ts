import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../../../src/domain/result.ts';
import type { Reconciliation } from '../../../src/server/subscription/reconciliation.ts';
import { days } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';
import { failingCard, UnheardShop } from './unheard-shop.ts';

withStores((store) => {
  let shop: UnheardShop;
  let reconciliation: Reconciliation;
  beforeAll(async () => {
    shop = new UnheardShop(store().db);
    reconciliation = shop.newReconciliation();
    // The first day only notes from when on it compares.
    await reconciliation.execute();
  });
  afterAll(() => shop.close());

  describe('comparing with the card provider', () => {
    it('finds nothing where nothing was lost, and sends no email again', async () => {
      const buyer = await shop.buy();
      shop.tomorrow();
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
      const [emails, row] = [await shop.emailKeys(buyer), await shop.subscriptionOf(buyer)];
      expect(emails).toEqual(['welcome']);
      shop.tomorrow();
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ subscriptions: 1, mended: 0, unmended: 0 });
      expect([await shop.emailKeys(buyer), await shop.subscriptionOf(buyer)]).toEqual([emails, row]);
    });

    it('learns of a declined card, and of its end, without any event having come', async () => {
      const buyer = await shop.buy(failingCard);
      shop.clock.pass(days(8));
      await shop.simulator.passTime();
      await reconciliation.execute();
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Grace Period' });
      expect((await shop.emailKeys(buyer)).filter((key) => key === 'failed')).toHaveLength(1);
      shop.clock.pass(days(14));
      await shop.simulator.passTime();
      await reconciliation.execute();
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Expired' });
    });

    it('reads open checkouts and subscriptions too, where the list of events says nothing', async () => {
      const nothing = vi.spyOn(shop.provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const buyer = await shop.buy(failingCard);
      shop.tomorrow();
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ events: 0, checkouts: 1, mended: 1, unmended: 0 });
      expect(await shop.drift(run?.day ?? '')).toEqual([
        { kind: 'checkout', was: 'open', became: 'paid', mended: true },
      ]);
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });

      shop.clock.pass(days(7));
      await shop.simulator.passTime();
      const later = await reconciliation.execute();
      expect(await shop.drift(later?.day ?? '')).toContainEqual({
        kind: 'subscription',
        was: 'Auto-Renewable',
        became: 'Grace Period',
        mended: true,
      });
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Grace Period' });
      nothing.mockRestore();
    });

    it('passes over an open checkout for which the provider never made a page', async () => {
      const nothing = vi.spyOn(shop.provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const away = vi.spyOn(shop.provider, 'openCheckout');
      away.mockResolvedValue(failure({ code: 'provider_unavailable' }));
      await expect(shop.buy()).rejects.toThrow();
      const open = shop.db.selectFrom('checkout').select('provider_ref').where('state', '=', 'open');
      expect(await open.execute()).toEqual([{ provider_ref: null }]);
      shop.tomorrow();
      const asked = vi.spyOn(shop.provider, 'fetchCheckout');
      expect(await reconciliation.execute()).toMatchObject({ checkouts: 0, mended: 0, unmended: 0 });
      expect(asked).not.toHaveBeenCalled();
      for (const spy of [nothing, away, asked]) spy.mockRestore();
    });

    it('goes on to its end where an open checkout is forgotten meanwhile', async () => {
      const nothing = vi.spyOn(shop.provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const buyers = [await shop.buy(), await shop.buy()];
      shop.tomorrow();
      // It is deleted when the first of them is read, so that one of the two is gone before its turn.
      const asked = vi.spyOn(shop.provider, 'fetchCheckout');
      asked.mockImplementationOnce(async (ref) => {
        await shop.db
          .deleteFrom('checkout')
          .where('state', '=', 'open')
          .where('provider_ref', '!=', ref)
          .execute();
        return shop.provider.fetchCheckout(ref);
      });
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ checkouts: 2, mended: 1, unmended: 0 });
      // The provider says whose it is, so that it is not lost with its checkout.
      for (const buyer of buyers)
        expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
      nothing.mockRestore();
      asked.mockRestore();
    });

    it('says when the provider does not know a subscription, and leaves it as it is', async () => {
      const buyer = await shop.buy();
      shop.tomorrow();
      await reconciliation.execute();
      const ref = 'sub_that_is_gone';
      await shop.db
        .updateTable('subscription')
        .set({ provider_ref: ref })
        .where('account_id', '=', buyer)
        .execute();
      shop.tomorrow();
      expect(await reconciliation.execute()).toMatchObject({ unmended: 1 });
      expect(await shop.subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable', provider_ref: ref });
      await shop.db
        .updateTable('subscription')
        .set({ status: 'Expired' })
        .where('provider_ref', '=', ref)
        .execute();
    });
  });
});
