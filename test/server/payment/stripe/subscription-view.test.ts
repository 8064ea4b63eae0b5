import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { markets, plansOf } from '../../../../src/domain/subscription/plan.ts';
import { fromStripe, toStripe } from '../../../../src/server/payment/stripe/amounts.ts';
import { pageLanguage } from '../../../../src/server/payment/stripe/page-language.ts';
import { SubscriptionShape } from '../../../../src/server/payment/stripe/shapes.ts';
import { subscriptionView } from '../../../../src/server/payment/stripe/subscription-view.ts';
import { type LivingSubscription, priceObject, subscriptionObject } from './support/stripe-objects.ts';

const day = 86_400_000;
const at = Date.UTC(2026, 10, 21);
const living: LivingSubscription = {
  id: 'sub_1',
  customer: 'cus_1',
  metadata: { account_id: 'a', cart_id: 'c' },
  startedAt: at,
  fingerprint: 'a card',
  productId: 'privacy-pro-monthly-eu',
  status: 'active',
  periodStart: at,
  periodEnd: at + 30 * day,
  cancelAtPeriodEnd: false,
  endedAt: null,
  scheduledProductId: null,
  latestBill: null,
};

function viewOf(over: Partial<LivingSubscription> = {}, fields: Readonly<Record<string, unknown>> = {}) {
  const object = subscriptionObject({ ...living, ...over }, ['default_payment_method', 'latest_invoice']);
  return subscriptionView(z.parse(SubscriptionShape, { ...object, ...fields }), []);
}

describe('a subscription of Stripe', () => {
  it.each([
    ['trialing', 'trial'],
    ['active', 'paid'],
    ['past_due', 'overdue'],
    ['incomplete', 'unpaid'],
    ['incomplete_expired', 'ended'],
    ['canceled', 'ended'],
    ['unpaid', 'overdue'],
    ['paused', 'paid'],
  ])('that is %s is %s to us', (status, standing) => {
    expect(viewOf({ status })).toMatchObject({ standing });
  });

  it('with a status nobody has heard of is not read at all', () => {
    expect(() => viewOf({ status: 'dreaming' })).toThrow();
  });

  it('that is behind names the open bill, and since when', () => {
    const latestBill = {
      id: 'in_7',
      productId: living.productId,
      subscription: 'sub_1',
      amount: 999,
      finalizedAt: at + 5_000,
      periodEnd: at,
      status: 'open' as const,
      paidAt: null,
    };
    expect(viewOf({ status: 'past_due', latestBill })?.failure).toEqual({
      billRef: 'in_7',
      since: at + 5_000,
    });
    expect(viewOf({ status: 'active', latestBill })?.failure).toBeNull();
    expect(viewOf({ status: 'past_due' })?.failure).toBeNull();
    // Stripe gave the bill up, and the days of grace are still counted from it.
    const given = { ...latestBill, status: 'uncollectible' as const };
    expect(viewOf({ status: 'unpaid', latestBill: given })?.failure).toMatchObject({ billRef: 'in_7' });
  });

  it('renews until it is cancelled, in either of the ways Stripe has', () => {
    expect(viewOf()?.renews).toBe(true);
    expect(viewOf({ cancelAtPeriodEnd: true })).toMatchObject({ renews: false, periodEnd: at + 30 * day });
    expect(viewOf({}, { cancel_at: (at + 10 * day) / 1000 })).toMatchObject({
      renews: false,
      periodEnd: at + 10 * day,
    });
  });

  it('that is cancelled for a day beyond its period is charged before, so it still renews', () => {
    expect(viewOf({}, { cancel_at: (at + 300 * day) / 1000 })).toMatchObject({
      renews: true,
      periodEnd: at + 30 * day,
    });
  });

  it('keeps its product when a newer price took over the lookup key', () => {
    const old = { ...priceObject(living.productId), lookup_key: null };
    const item = { price: old, current_period_start: at / 1000, current_period_end: at / 1000 };
    expect(viewOf({}, { items: { data: [item] } })).toMatchObject({ productId: living.productId });
  });

  it('names the product that a switch in the portal has planned', () => {
    const phase = (product: string, start: number) => ({
      start_date: start / 1000,
      items: [{ price: priceObject(product) }],
    });
    const schedule = {
      id: 'sub_sched_1',
      phases: [phase(living.productId, at), phase('privacy-pro-yearly-eu', living.periodEnd)],
    };
    expect(viewOf({}, { schedule })).toMatchObject({
      productId: 'privacy-pro-monthly-eu',
      nextProductId: 'privacy-pro-yearly-eu',
    });
  });

  it('of another shop in the same Stripe account is not ours', () => {
    const strange = { ...priceObject(living.productId), lookup_key: 'a-t-shirt', metadata: {} };
    const item = { price: strange, current_period_start: 1, current_period_end: 2 };
    expect(viewOf({}, { items: { data: [item] } })).toBeNull();
  });
});

describe('sums of money', () => {
  it('go to Stripe and back unchanged, for every plan', () => {
    const prices = Object.keys(markets).flatMap((market) =>
      plansOf(z.parse(z.enum(['us', 'ca', 'gb', 'eu', 'bg', 'cz', 'dk', 'hu', 'pl', 'ro', 'se']), market)),
    );
    expect(prices).toHaveLength(22);
    for (const { price } of prices) {
      const { unit_amount, currency } = toStripe(price);
      expect(Number.isInteger(unit_amount)).toBe(true);
      expect(fromStripe(unit_amount, currency)).toEqual(price);
    }
  });

  it('are counted in hundredths, also where nobody has any', () => {
    expect(toStripe({ amount: '4490', currency: 'HUF' })).toEqual({ unit_amount: 449_000, currency: 'huf' });
    expect(toStripe({ amount: '9.99', currency: 'USD' })).toEqual({ unit_amount: 999, currency: 'usd' });
    expect(fromStripe(1050, 'eur')).toEqual({ amount: '10.50', currency: 'EUR' });
  });

  it('that are none are a bug', () => {
    for (const amount of ['', '9,99', '-1', '9.999']) {
      expect(() => toStripe({ amount, currency: 'USD' })).toThrow();
    }
  });
});

describe('the language of Stripe’s pages', () => {
  it('is the site’s where Stripe speaks it, else the browser’s', () => {
    expect(['de', 'en', 'en-xa', 'af', ''].map(pageLanguage)).toEqual(['de', 'en', 'auto', 'auto', 'auto']);
  });
});
