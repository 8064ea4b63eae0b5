import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/server/log.ts';
import { Mailbox } from '../../../../src/server/mail/mailbox.ts';
import { connectStripe } from '../../../../src/server/payment/stripe/connect.ts';
import { SyncPortals } from '../../../../src/server/payment/stripe/sync-portals.ts';
import { SyncPrices } from '../../../../src/server/payment/stripe/sync-prices.ts';
import { days } from '../../support/manual-clock.ts';
import { withStores } from '../../support/with-stores.ts';
import { endless, testKey } from './support/stripe-provider.ts';
import { openStripeShop, type StripeBuyer, type StripeShop } from './support/stripe-shop.ts';

const monthly = 'privacy-pro-monthly-us';
const yearly = 'privacy-pro-yearly-us';
/** What was bought before the change: its price lost the lookup key to the new one, and charges less. */
const before = { id: 'price_of_before', lookup_key: null, unit_amount: 8900 };

withStores((store) => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(store());
  });
  afterAll(async () => {
    await shop.close();
    expect(shop.stripe.violations).toEqual([]);
  });

  const rowOf = ({ accountId }: StripeBuyer) =>
    store()
      .db.selectFrom('subscription')
      .select(['id', 'product_id', 'status', 'version', 'next_amount', 'next_currency'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();

  describe('who bought before a price was changed', () => {
    it('goes on paying what was agreed, and is told that', async () => {
      const buyer = await shop.buyer();
      const subscription = await buyer.buy({ productId: yearly });
      subscription.price = before;
      await shop.deliver();
      expect(await rowOf(buyer)).toMatchObject({
        product_id: yearly,
        next_amount: '89',
        next_currency: 'USD',
      });
      expect((await buyer.get('/api/subscription')).body).toMatchObject({
        productId: yearly,
        nextPrice: { amount: '89', currency: 'USD' },
      });
      // The trial ends soon: the first charge is announced.
      shop.at.clock.pass(days(6));
      await shop.at.site.settled();
      const { id } = await rowOf(buyer);
      const mails = await new Mailbox(store().db).about(id);
      const notice = mails.find(({ text }) => text.includes('We will charge'));
      expect(notice?.text).toContain('$89');
      expect(notice?.text).not.toContain('$99.99');
    });

    it('who buys at the price on sale is told no other', async () => {
      const buyer = await shop.buyer();
      await buyer.buy();
      await shop.deliver();
      expect(await rowOf(buyer)).toMatchObject({ next_amount: '9.99', next_currency: 'USD' });
      expect((await buyer.get('/api/subscription')).body).not.toHaveProperty('nextPrice');
    });

    it('is told the price on sale once the plan is switched to it', async () => {
      const buyer = await shop.buyer();
      const subscription = await buyer.buy({ productId: yearly });
      subscription.price = before;
      subscription.scheduledProductId = monthly;
      await shop.deliver();
      expect(await rowOf(buyer)).toMatchObject({ next_amount: '9.99' });
      expect((await buyer.get('/api/subscription')).body).toMatchObject({ nextProductId: monthly });
      expect((await buyer.get('/api/subscription')).body).not.toHaveProperty('nextPrice');
    });

    it('a row of before prices were kept is filled in without a change of the subscription', async () => {
      const buyer = await shop.buyer();
      await buyer.buy();
      await shop.deliver();
      const { id } = await rowOf(buyer);
      const bare = { next_amount: null, next_currency: null };
      await store().db.updateTable('subscription').set(bare).where('id', '=', id).execute();
      const history = () =>
        store()
          .db.selectFrom('subscription_history')
          .select('version')
          .where('subscription_id', '=', id)
          .execute();
      const known = await history();
      const [event] = shop.stripe.world.events.slice(-1);
      expect(await shop.send({ ...event, id: 'evt_again' })).toBe(200);
      expect(await rowOf(buyer)).toMatchObject({ next_amount: '9.99', next_currency: 'USD' });
      expect(await history()).toEqual(known);
    });
  });

  it('the new price takes the lookup key over at the same product, and the portal offers it', async () => {
    const access = { secretKey: testKey, apiBase: shop.stripe.url, patience: endless };
    const stripe = connectStripe(access, createLog('silent'));
    shop.stripe.world.strangePrices.set(yearly, { unit_amount: 8900, id: 'price_of_before' });
    await new SyncPrices(stripe).execute({ make: true, replace: true });
    const made = shop.stripe.asked('post', '/v1/prices').map(({ form }) => Object.fromEntries(form));
    expect(made).toMatchObject([
      {
        lookup_key: yearly,
        transfer_lookup_key: 'true',
        product: 'mallard-subscription-us',
        unit_amount: '9999',
      },
    ]);
    expect(await new SyncPortals(stripe).execute(true)).toMatchObject({ ok: true });
    const us = shop.stripe
      .asked('post', '/v1/billing_portal/configurations')
      .find(({ form }) => form.get('metadata[market]') === 'us');
    const prices = [...(us?.form ?? [])].filter(([name]) => name.includes('[prices]')).map(([, id]) => id);
    expect(prices).toHaveLength(2);
    expect(prices).not.toContain('price_of_before');
  });
});
