import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../support/manual-clock.ts';
import { withStores } from '../../support/with-stores.ts';
import type { Bill, LivingSubscription } from './support/stripe-objects.ts';
import { openStripeShop, type StripeBuyer, type StripeShop } from './support/stripe-shop.ts';

const runs = Number(process.env['REPLAY_RUNS'] ?? 3);

withStores((store) => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(store());
  });
  afterAll(async () => {
    await shop.close();
    expect(shop.stripe.violations).toEqual([]);
  });

  interface Paying {
    readonly buyer: StripeBuyer;
    readonly subscription: LivingSubscription;
    readonly bill: Bill;
  }

  /** Somebody whose trial is over and who has paid. */
  async function paying(): Promise<Paying> {
    const buyer = await shop.buyer();
    const subscription = await buyer.buy();
    await shop.deliver();
    shop.at.clock.pass(days(7));
    return { buyer, subscription, bill: await renewed(subscription) };
  }
  async function renewed(subscription: LivingSubscription): Promise<Bill> {
    shop.stripe.world.renew(subscription);
    await shop.deliver();
    const bill = subscription.latestBill;
    if (bill === null) throw new Error('A renewal has a bill');
    return bill;
  }
  const statusOf = async ({ accountId }: StripeBuyer) => {
    const { status, suspended } = await store()
      .db.selectFrom('subscription')
      .select(['status', 'suspended'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return suspended ? 'suspended' : status;
  };
  /** The emails after those of a purchase that was paid. */
  const emails = async (buyer: StripeBuyer) =>
    (await shop.emails(buyer)).filter((key) => key !== 'welcome' && key !== 'receipt');

  describe('a payment that is paid back', () => {
    it('in part changes nothing, and its owner hears of the sum', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.stripe.world.refund(bill, 250);
      await shop.deliver();
      expect([await statusOf(buyer), subscription.status]).toEqual(['Auto-Renewable', 'active']);
      expect(await emails(buyer)).toEqual(['refund']);
    });

    it('as a whole ends the subscription, at Stripe first, and one email says both', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.stripe.world.refund(bill);
      await shop.deliver();
      expect([await statusOf(buyer), subscription.status]).toEqual(['Expired', 'canceled']);
      expect(await emails(buyer)).toEqual(['refund']);
    });

    it('and was not the newest leaves the time that is paid for', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.at.clock.pass(days(30));
      await renewed(subscription);
      shop.stripe.world.refund(bill);
      await shop.deliver();
      expect([await statusOf(buyer), subscription.status]).toEqual(['Auto-Renewable', 'active']);
      expect(await emails(buyer)).toEqual(['refund']);
    });
  });

  describe('a payment that the bank claims', () => {
    it('suspends access and stops the renewal, and comes back as the bank decides for us', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.stripe.world.dispute(bill, 'needs_response');
      await shop.deliver();
      expect([await statusOf(buyer), subscription.cancelAtPeriodEnd]).toEqual(['suspended', true]);
      expect(subscription.status).toBe('active');
      shop.stripe.world.dispute(bill, 'under_review');
      await shop.deliver();
      expect(await emails(buyer)).toEqual(['suspended']);

      shop.stripe.world.dispute(bill, 'won');
      await shop.deliver();
      expect(await statusOf(buyer)).toBe('Not Auto-Renewable');
      // Not a second welcome, nor a word of a cancellation that nobody made.
      expect((await shop.emails(buyer)).filter((key) => key === 'welcome')).toHaveLength(1);
      expect((await emails(buyer)).sort()).toEqual(['restored', 'suspended']);
    });

    it('and gives back for good ends the subscription', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.stripe.world.dispute(bill, 'needs_response');
      await shop.deliver();
      shop.stripe.world.dispute(bill, 'lost');
      await shop.deliver();
      expect([await statusOf(buyer), subscription.status]).toEqual(['Expired', 'canceled']);
      expect((await emails(buyer)).sort()).toEqual(['ended', 'suspended']);
    });

    it.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])(
      'only in words (%s) changes nothing',
      async (status) => {
        const { buyer, subscription, bill } = await paying();
        shop.stripe.world.dispute(bill, status);
        await shop.deliver();
        expect([await statusOf(buyer), subscription.cancelAtPeriodEnd]).toEqual(['Auto-Renewable', false]);
        expect(await emails(buyer)).toEqual([]);
      },
    );

    it('while the next one is due ends the subscription: it would be tried again and again', async () => {
      const { buyer, subscription, bill } = await paying();
      shop.at.clock.pass(days(30));
      shop.stripe.world.renew(subscription, 'open');
      await shop.deliver();
      shop.stripe.world.dispute(bill, 'needs_response');
      await shop.deliver();
      expect([await statusOf(buyer), subscription.status]).toEqual(['Expired', 'canceled']);
    });
  });

  describe('a payment that a bank warns of', () => {
    const refunds = () => shop.stripe.asked('post', '/v1/refunds').length;

    it('is paid back once, and the subscription ends', async () => {
      const { buyer, subscription, bill } = await paying();
      const before = refunds();
      shop.stripe.world.warn(bill);
      await shop.deliver();
      await shop.deliver();
      expect(bill.refunded).toMatchObject({ amount: bill.amount, reason: 'fraudulent' });
      expect([await statusOf(buyer), subscription.status]).toEqual(['Expired', 'canceled']);
      expect(refunds()).toBe(before + 1);
      expect(await emails(buyer)).toEqual(['refund']);
    });

    it('and claims already is left to the claim', async () => {
      const { buyer, bill } = await paying();
      const before = refunds();
      shop.stripe.world.dispute(bill, 'needs_response');
      shop.stripe.world.warn(bill);
      await shop.deliver();
      expect([await statusOf(buyer), refunds()]).toEqual(['suspended', before]);
      expect(bill.refunded).toBeUndefined();
    });

    it('is not touched when it paid for something else in the same Stripe account', async () => {
      const { subscription, bill } = await paying();
      const before = refunds();
      shop.stripe.world.subscriptions.delete(subscription.id);
      shop.stripe.world.warn(bill);
      await shop.deliver();
      expect(refunds()).toBe(before);
      expect(bill.refunded).toBeUndefined();
    });

    it('waits when Stripe is away: the event comes again, and is paid back once', async () => {
      const { bill } = await paying();
      shop.stripe.world.warn(bill);
      const event = shop.stripe.world.events.at(-1) ?? {};
      shop.stripe.fail('/v1/refunds', 'key');
      expect(await shop.send(event)).toBe(503);
      expect(bill.refunded).toBeUndefined();
      expect(await shop.send(event)).toBe(200);
      expect(bill.refunded).toMatchObject({ amount: bill.amount });
      await shop.deliver();
    });
  });

  it(`late, doubled and in any order the events end as Stripe has it (${runs} lives)`, async () => {
    const ends = ['refunded', 'won', 'lost', 'warned', 'claimed'] as const;
    const life = fc.asyncProperty(
      fc.constantFrom(...ends),
      fc.infiniteStream(fc.nat()),
      async (end, chance) => {
        const { buyer, bill } = await paying();
        const { world } = shop.stripe;
        const told = world.events.length;
        if (end === 'refunded') world.refund(bill, 100);
        if (end === 'refunded') world.refund(bill);
        if (end === 'warned') world.warn(bill);
        if (end !== 'refunded' && end !== 'warned') world.dispute(bill, 'needs_response');
        if (end === 'won' || end === 'lost') world.dispute(bill, end);
        const news = world.events.slice(told);
        const many = [...news, ...news, ...news]
          .map((event) => ({ event, place: chance.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place);
        await Promise.all(many.map(async ({ event }) => expect(await shop.send(event)).toBe(200)));
        await shop.deliver();
        const expected = {
          refunded: 'Expired',
          warned: 'Expired',
          lost: 'Expired',
          claimed: 'suspended',
          won: 'Auto-Renewable',
        };
        expect(await statusOf(buyer)).toBe(expected[end]);
        const keys = await emails(buyer);
        expect(keys).toHaveLength(new Set(keys).size);
      },
    );
    await fc.assert(life, { numRuns: runs });
  });
});
