import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../support/manual-clock.ts';
import { withStores } from '../../support/with-stores.ts';
import type { LivingSubscription } from './support/stripe-objects.ts';
import { openStripeShop, type StripeBuyer, type StripeShop } from './support/stripe-shop.ts';

const runs = Number(process.env['REPLAY_RUNS'] ?? 3);
const checkouts = '/v1/checkout/sessions';

withStores((store) => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(store());
  });
  afterAll(async () => {
    await shop.close();
    expect(shop.stripe.violations).toEqual([]);
  });

  const statusOf = async (buyer: StripeBuyer) => {
    const row = await store()
      .db.selectFrom('subscription')
      .select(['status', 'in_trial'])
      .where('account_id', '=', buyer.accountId)
      .executeTakeFirst();
    return row ?? null;
  };
  describe('a purchase through Stripe', () => {
    it('is one page, one subscription and one welcome, however often everything is pressed', async () => {
      const buyer = await shop.buyer();
      const before = shop.stripe.world.sessions.size;
      const pages = await Promise.all([buyer.open(), buyer.open(), buyer.open()]);
      expect(new Set(pages.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(shop.stripe.world.sessions.size).toBe(before + 1);

      const subscription = await buyer.buy();
      expect(await statusOf(buyer)).toBeNull();
      await shop.deliver();
      expect(await statusOf(buyer)).toEqual({ status: 'Auto-Renewable', in_trial: true });
      expect((await buyer.get('/api/subscription')).body).toMatchObject({
        status: 'Auto-Renewable',
        productId: 'privacy-pro-monthly-us',
        expiresOrRenewsAt: subscription.periodEnd,
        activeOffers: [{ type: 'Trial' }],
      });
      for (const event of shop.stripe.world.events.slice(-3)) expect(await shop.send(event)).toBe(200);
      expect(await shop.emails(buyer)).toEqual(['welcome']);
      expect((await buyer.open()).status).toBe(409);
    });

    it('goes from its trial through a renewal, a declined card and its payment to its end', async () => {
      const { world } = shop.stripe;
      const buyer = await shop.buyer();
      const subscription = await buyer.buy();
      await shop.deliver();

      shop.at.clock.pass(days(7));
      world.renew(subscription);
      await shop.deliver();
      expect(await statusOf(buyer)).toEqual({ status: 'Auto-Renewable', in_trial: false });
      expect(await shop.emails(buyer)).toEqual(expect.arrayContaining(['welcome', 'receipt']));

      shop.at.clock.pass(days(30));
      world.renew(subscription, 'open');
      await shop.deliver();
      expect(await statusOf(buyer)).toEqual({ status: 'Grace Period', in_trial: false });
      await shop.at.site.settled();
      expect(await shop.emails(buyer)).toContain('failed');

      shop.at.clock.pass(days(1));
      world.payBill(subscription);
      await shop.deliver();
      expect(await statusOf(buyer)).toEqual({ status: 'Auto-Renewable', in_trial: false });
      expect((await shop.emails(buyer)).filter((key) => key === 'receipt')).toHaveLength(2);

      world.cancelAtPeriodEnd(subscription);
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ status: 'Not Auto-Renewable' });
      world.cancelAtPeriodEnd(subscription, false);
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });

      world.end(subscription);
      await shop.deliver();
      expect(await statusOf(buyer)).toEqual({ status: 'Expired', in_trial: false });
      expect(await shop.emails(buyer)).toEqual(expect.arrayContaining(['cancelled', 'ended']));
    });

    it('is ended at Stripe when the days of grace are over, and no earlier', async () => {
      const { world } = shop.stripe;
      const buyer = await shop.buyer();
      const subscription = await buyer.buy();
      await shop.deliver();
      shop.at.clock.pass(days(7));
      world.renew(subscription, 'open');
      await shop.deliver();
      shop.at.clock.pass(days(14) - 1);
      await shop.at.site.settled();
      expect([subscription.status, await statusOf(buyer)]).toMatchObject([
        'past_due',
        { status: 'Grace Period' },
      ]);
      shop.at.clock.pass(1);
      await shop.at.site.settled();
      expect([subscription.status, await statusOf(buyer)]).toMatchObject(['canceled', { status: 'Expired' }]);
    });

    it('that Stripe marks unpaid keeps its days of grace, and then is ended there too', async () => {
      const { world } = shop.stripe;
      const [buyer, late] = [await shop.buyer(), await shop.buyer()];
      const [seen, unseen] = [await buyer.buy(), await late.buy()];
      await shop.deliver();
      shop.at.clock.pass(days(7));
      for (const subscription of [seen, unseen]) world.renew(subscription, 'open');
      world.giveUp(seen);
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ status: 'Grace Period' });
      shop.at.clock.pass(days(14));
      // Of the other one the site hears only now, when its days are over.
      world.giveUp(unseen);
      await shop.deliver();
      await shop.at.site.settled();
      expect([seen.status, unseen.status]).toEqual(['canceled', 'canceled']);
      expect([await statusOf(buyer), await statusOf(late)]).toMatchObject([
        { status: 'Expired' },
        { status: 'Expired' },
      ]);
      expect((await shop.emails(buyer)).filter((key) => key === 'failed')).toHaveLength(1);
    });

    it('that Stripe marks unpaid is ended there with its account', async () => {
      const { world } = shop.stripe;
      const buyer = await shop.buyer();
      const subscription = await buyer.buy();
      await shop.deliver();
      world.renew(subscription, 'open');
      world.giveUp(subscription);
      await shop.deliver();
      await buyer.leave();
      expect(subscription.status).toBe('canceled');
    });

    it('can be made again after the end, by the same customer and without a second trial', async () => {
      const buyer = await shop.buyer();
      const first = await buyer.buy();
      await shop.deliver();
      shop.stripe.world.end(first);
      await shop.deliver();
      const second = await buyer.buy();
      await shop.deliver();
      expect(second).toMatchObject({ customer: first.customer, status: 'active' });
      expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
    });
  });

  describe('Stripe’s events', () => {
    it('are refused unless Stripe signed them, and change nothing then', async () => {
      const buyer = await shop.buyer();
      await buyer.buy();
      const [event] = shop.stripe.world.events.slice(-1);
      const asked = shop.stripe.requests.length;
      expect(await shop.send(event ?? {}, 'whsec_of_somebody_else_0000000000000')).toBe(400);
      expect(shop.stripe.requests).toHaveLength(asked);
      expect(await statusOf(buyer)).toBeNull();
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    });

    it('are believed by the machine’s time, however far the site’s clock was moved', async () => {
      shop.at.clock.pass(days(100));
      const buyer = await shop.buyer();
      await buyer.buy();
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    });

    it('are asked for again, and not in the ledger, when the object cannot be read', async () => {
      const buyer = await shop.buyer();
      const subscription = await buyer.buy();
      const created = shop.stripe.world.events.findLast(({ type }) => type.endsWith('subscription.created'));
      shop.stripe.fail(`/v1/subscriptions/${subscription.id}`, 'broken');
      expect(await shop.send(created ?? {})).toBe(503);
      expect(await statusOf(buyer)).toBeNull();
      expect(await shop.send(created ?? {})).toBe(200);
      expect(await statusOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
      await shop.deliver();
    });

    it(`late, doubled and in any order end in the state that Stripe has (${runs} lives)`, async () => {
      const step = fc.constantFrom('renew', 'fail', 'pay bill', 'cancel', 'resume', 'end');
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 8 }),
          fc.infiniteStream(fc.nat()),
          async (steps, chance) => {
            const { world } = shop.stripe;
            const from = world.events.length;
            const buyer = await shop.buyer();
            const subscription = await buyer.buy();
            const waiting = world.events.slice(from);
            const one = () => waiting[(chance.next().value ?? 0) % waiting.length] ?? {};
            for (const name of steps) {
              const seen = world.events.length;
              live(shop, subscription, name);
              waiting.push(...world.events.slice(seen));
              const statuses = await Promise.all([shop.send(one()), shop.send(one()), shop.send(one())]);
              expect(statuses).toEqual([200, 200, 200]);
            }
            for (const event of waiting.toSorted(() => ((chance.next().value ?? 0) % 2) - 0.5)) {
              expect(await shop.send(event)).toBe(200);
            }
            const words = {
              trialing: 'Auto-Renewable',
              active: 'Auto-Renewable',
              past_due: 'Grace Period',
              canceled: 'Expired',
            };
            const word = new Map(Object.entries(words)).get(subscription.status);
            const stops = subscription.cancelAtPeriodEnd && word === 'Auto-Renewable';
            expect(await statusOf(buyer)).toEqual({
              status: stops ? 'Not Auto-Renewable' : word,
              in_trial: subscription.status === 'trialing',
            });
            const written = await shop.emails(buyer);
            expect(written.filter((key) => key === 'welcome').length).toBeLessThanOrEqual(1);
            const paid = world.bills.filter(
              (bill) => bill.subscription === subscription.id && bill.status === 'paid' && bill.amount > 0,
            );
            expect(written.filter((key) => key === 'receipt')).toHaveLength(paid.length);
            await shop.deliver();
            expect(await shop.emails(buyer)).toEqual(written);
          },
        ),
        { numRuns: runs },
      );
    });
  });

  describe('without an answer from Stripe', () => {
    it('the visitor is told so, nothing is charged, and the next try is the same purchase', async () => {
      const buyer = await shop.buyer();
      const before = shop.stripe.world.sessions.size;
      shop.stripe.fail(checkouts, 'lost', 'lost', 'lost');
      const refused = await buyer.open();
      expect([refused.status, refused.body]).toEqual([503, { error: 'unavailable' }]);
      expect(await statusOf(buyer)).toBeNull();
      expect((await buyer.open()).status).toBe(200);
      expect(shop.stripe.world.sessions.size).toBe(before + 1);
    });

    it('that failed for good, the next try has a key of its own', async () => {
      const buyer = await shop.buyer();
      shop.stripe.fail(checkouts, 'broken');
      expect((await buyer.open()).status).toBe(503);
      expect((await buyer.open()).status).toBe(200);
      const keys = shop.stripe
        .asked('post', checkouts)
        .slice(-2)
        .map(({ key }) => key);
      expect(keys[0]).toMatch(/:1$/);
      expect(keys[1]).toBe(keys[0]?.replace(/1$/, '2'));
    });

    it('the portal says so, and opens when Stripe is back', async () => {
      const buyer = await shop.buyer();
      await buyer.buy();
      await shop.deliver();
      shop.stripe.fail('/v1/billing_portal/sessions', 'key');
      const refused = await buyer.get('/api/checkout/portal');
      expect([refused.status, refused.body]).toEqual([503, { error: 'unavailable' }]);
      expect((await buyer.get('/api/checkout/portal')).body).toEqual({
        customerPortalUrl: 'https://billing.stripe.example/p/1',
      });
    });
  });
});

/** One thing happens at Stripe, if it can in the present state. */
function live({ stripe: { world }, at }: StripeShop, subscription: LivingSubscription, step: string): void {
  if (subscription.status === 'canceled') return;
  at.clock.pass(1_000);
  const behind = subscription.status === 'past_due';
  if (step === 'renew' && !behind && !subscription.cancelAtPeriodEnd) world.renew(subscription);
  if (step === 'fail' && !behind && !subscription.cancelAtPeriodEnd) world.renew(subscription, 'open');
  if (step === 'pay bill' && behind) world.payBill(subscription);
  if (step === 'cancel' && !behind) world.cancelAtPeriodEnd(subscription);
  if (step === 'resume' && !behind) world.cancelAtPeriodEnd(subscription, false);
  if (step === 'end') world.end(subscription);
}
