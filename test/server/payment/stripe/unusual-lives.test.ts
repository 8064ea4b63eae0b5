import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field } from '../../support/auth-client.ts';
import { days } from '../../support/manual-clock.ts';
import { withStores } from '../../support/with-stores.ts';
import { eventObject, type LivingSubscription, subscriptionObject } from './support/stripe-objects.ts';
import { openStripeShop, type StripeBuyer, type StripeShop } from './support/stripe-shop.ts';

withStores((store) => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(store());
  });
  afterAll(() => shop.close());

  /** Somebody whose trial is over, so that the next purchase is charged at once. */
  async function withoutTrial(): Promise<StripeBuyer> {
    const buyer = await shop.buyer();
    const first = await buyer.buy();
    await shop.deliver();
    shop.stripe.world.end(first);
    await shop.deliver();
    return buyer;
  }

  const pageOf = async (buyer: StripeBuyer, key?: string) =>
    field((await buyer.open({}, key)).body, 'checkoutUrl');
  const sessionOf = (page: string) => page.split('/').at(-1) ?? '';

  /** A purchase whose first payment the bank still works on. */
  async function pending(buyer: StripeBuyer): Promise<LivingSubscription> {
    const subscription = shop.stripe.world.pay(sessionOf(await pageOf(buyer)), 'a slow card', 'open');
    await shop.deliver();
    return subscription;
  }

  const rows = (buyer: StripeBuyer) =>
    store()
      .db.selectFrom('subscription')
      .select(['provider_ref', 'status'])
      .where('account_id', '=', buyer.accountId)
      .where('status', '<>', 'Expired')
      .execute();

  describe('a purchase whose first payment is still under way', () => {
    it('leaves no second page that could be paid', async () => {
      const buyer = await withoutTrial();
      const page = await pageOf(buyer);
      const subscription = shop.stripe.world.pay(sessionOf(page), 'a slow card', 'open');
      await shop.deliver();
      const sessions = shop.stripe.world.sessions.size;
      expect(await pageOf(buyer)).toBe(page);
      const other = await buyer.open({ productId: 'privacy-pro-yearly-us' });
      expect([other.status, other.body]).toEqual([409, { error: 'already_subscribed' }]);
      expect(shop.stripe.world.sessions.size).toBe(sessions);

      shop.stripe.world.payBill(subscription);
      await shop.deliver();
      expect(await rows(buyer)).toEqual([{ provider_ref: subscription.id, status: 'Auto-Renewable' }]);
    });

    it('says nothing of an end when it never came through, and can be bought anew', async () => {
      const buyer = await withoutTrial();
      const before = await shop.emails(buyer);
      const subscription = await pending(buyer);
      shop.stripe.world.failFirstPayment(subscription);
      await shop.deliver();
      expect(await rows(buyer)).toEqual([]);
      expect(await shop.emails(buyer)).toEqual(before);
      const again = await buyer.buy();
      await shop.deliver();
      expect(await rows(buyer)).toEqual([{ provider_ref: again.id, status: 'Auto-Renewable' }]);
    });

    it('says nothing of an end either when all of it is heard of at once', async () => {
      const buyer = await withoutTrial();
      const before = await shop.emails(buyer);
      const page = sessionOf(await pageOf(buyer));
      const subscription = shop.stripe.world.pay(page, 'a slow card', 'open');
      shop.stripe.world.failFirstPayment(subscription);
      await shop.deliver();
      expect(await rows(buyer)).toEqual([]);
      expect(await shop.emails(buyer)).toEqual(before);
    });

    it('is ended with its account', async () => {
      const buyer = await withoutTrial();
      const subscription = await pending(buyer);
      await buyer.leave();
      expect(subscription.status).toBe('canceled');
      expect(await rows(buyer)).toEqual([]);
    });
  });

  it('a subscription that comes to a deleted account is ended at once, before it costs anything', async () => {
    const buyer = await withoutTrial();
    const living = await (await shop.buyer()).buy();
    await shop.deliver();
    await buyer.leave();
    const late: LivingSubscription = {
      ...living,
      id: 'sub_late',
      metadata: { account_id: buyer.accountId },
      fingerprint: 'a card of its own',
      status: 'active',
    };
    shop.stripe.world.subscriptions.set(late.id, late);
    const told = eventObject('evt_late', 'customer.subscription.created', subscriptionObject(late), 0);
    expect(await shop.send(told)).toBe(200);
    expect(late.status).toBe('canceled');
    expect(await rows(buyer)).toEqual([]);
    expect(living.status).toBe('trialing');
  });

  it('a subscription that is cancelled while its payment is due ends, and nobody is reminded any more', async () => {
    const buyer = await shop.buyer();
    const subscription = await buyer.buy();
    await shop.deliver();
    shop.at.clock.pass(days(7));
    shop.stripe.world.renew(subscription, 'open');
    await shop.deliver();
    shop.at.clock.pass(days(1));
    shop.stripe.world.cancelAtPeriodEnd(subscription);
    await shop.deliver();
    expect(subscription.status).toBe('canceled');
    expect(await rows(buyer)).toEqual([]);
    expect(await shop.emails(buyer)).toEqual(['welcome', 'failed', 'ended']);
  });

  it('an order under the key of a purchase that is over leads to a new page', async () => {
    const buyer = await withoutTrial();
    const page = await pageOf(buyer, 'kept');
    const subscription = shop.stripe.world.pay(sessionOf(page));
    await shop.deliver();
    expect(await pageOf(buyer, 'kept')).toBe(page);
    shop.stripe.world.end(subscription);
    await shop.deliver();
    const next = await pageOf(buyer, 'kept');
    expect(next).not.toBe(page);
    expect(await pageOf(buyer, 'kept')).toBe(next);
  });
});
