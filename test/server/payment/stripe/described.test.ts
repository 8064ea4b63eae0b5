import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderSubscription } from '../../../../src/server/payment/card-provider.ts';
import { subscribedEvents } from '../../../../src/server/payment/stripe/subscribed-events.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { type DescribedServer, serveDescribed } from './support/described-server.ts';
import { sampleObjects } from './support/description.ts';
import { invoiceObject, priceObject, subscriptionObject } from './support/stripe-objects.ts';
import { endless, order, portalOf, providerAt } from './support/stripe-provider.ts';

const samples = sampleObjects();
const list = (...data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });
const session = {
  ...samples['checkout.session'],
  id: 'cs_1',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
};
const bill = {
  id: 'in_1',
  productId: order.productId,
  subscription: 'sub_1',
  amount: 9999,
  finalizedAt: 1_000,
  periodEnd: 9_000,
  status: 'open' as const,
  paidAt: null,
};
const subscription = subscriptionObject(
  {
    id: 'sub_1',
    customer: 'cus_1',
    metadata: { account_id: order.accountId, cart_id: order.cartId },
    startedAt: 1_000,
    fingerprint: 'a card',
    productId: order.productId,
    status: 'active',
    periodStart: 2_000,
    periodEnd: 3_000,
    cancelAtPeriodEnd: false,
    endedAt: null,
    scheduledProductId: null,
    latestBill: bill,
  },
  ['default_payment_method', 'latest_invoice'],
);

describe('every call of the adapter, held against Stripe’s published description', () => {
  const clock = new ManualClock();
  let stripe: DescribedServer;
  beforeAll(async () => {
    stripe = await serveDescribed({
      'get /v1/prices': list(priceObject(order.productId)),
      'post /v1/checkout/sessions': session,
      'get /v1/checkout/sessions/{session}': session,
      'post /v1/checkout/sessions/{session}/expire': { ...session, status: 'expired', url: null },
      'post /v1/billing_portal/sessions': {
        ...samples['billing_portal.session'],
        url: 'https://billing.stripe.com/p/1',
      },
      'get /v1/billing_portal/configurations': list({
        ...samples['billing_portal.configuration'],
        id: 'bpc_us',
        metadata: { market: 'us' },
      }),
      'get /v1/subscriptions/{subscription_exposed_id}': subscription,
      'delete /v1/subscriptions/{subscription_exposed_id}': subscription,
      'post /v1/subscriptions/{subscription_exposed_id}': subscription,
      'get /v1/invoices': list(invoiceObject({ ...bill, status: 'paid', paidAt: 5_000 })),
      'get /v1/charges': list(samples['charge']),
      'get /v1/events': list(samples['event']),
    });
  });
  afterAll(() => stripe.stop());

  it('opening a checkout says who buys what, for how long it is free and where to go', async () => {
    const provider = providerAt(stripe.url, clock);
    const opened = await provider.openCheckout(order, 'cart:1');
    expect(opened).toMatchObject({ ok: true, value: { ref: session.id, url: new URL(session.url) } });
    const call = new URLSearchParams(stripe.calls.at(-1)?.split(' ')[2]);
    const price = priceObject(order.productId);
    expect(Object.fromEntries(call)).toEqual({
      mode: 'subscription',
      'line_items[0][price]': price.id,
      'line_items[0][quantity]': '1',
      'allowed_payment_method_types[0]': 'card',
      payment_method_collection: 'always',
      client_reference_id: order.accountId,
      success_url: order.returnUrl.href,
      cancel_url: order.cancelUrl.href,
      locale: 'de',
      'metadata[account_id]': order.accountId,
      'metadata[cart_id]': order.cartId,
      'metadata[product_id]': order.productId,
      'metadata[origin]': order.origin,
      'subscription_data[metadata][account_id]': order.accountId,
      'subscription_data[metadata][cart_id]': order.cartId,
      'subscription_data[metadata][product_id]': order.productId,
      'subscription_data[metadata][origin]': order.origin,
      'subscription_data[trial_period_days]': '7',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
    });
    expect(stripe.violations).toEqual([]);
  });

  it('a customer is taken up again, and without a trial none is asked for', async () => {
    const provider = providerAt(stripe.url, clock);
    await provider.openCheckout(
      { ...order, customerRef: 'cus_1', trialDays: 0, origin: null, locale: 'en-xa' },
      'cart:2',
    );
    const call = new URLSearchParams(stripe.calls.at(-1)?.split(' ')[2]);
    expect(call.get('customer')).toBe('cus_1');
    expect(call.get('locale')).toBe('auto');
    expect([...call.keys()].filter((key) => /trial|origin/.test(key))).toEqual([]);
    expect(stripe.violations).toEqual([]);
  });

  it('what the settings ask for is asked for, of somebody known by an address that is kept', async () => {
    const options = {
      automaticTax: true,
      billingAddress: 'required',
      termsConsent: true,
      trialWithoutCard: 'create_invoice',
    } as const;
    const provider = providerAt(stripe.url, clock, endless, options);
    await provider.openCheckout({ ...order, customerRef: 'cus_1' }, 'cart:3');
    const known = new URLSearchParams(stripe.calls.at(-1)?.split(' ')[2]);
    expect(Object.fromEntries(known)).toMatchObject({
      'automatic_tax[enabled]': 'true',
      billing_address_collection: 'required',
      'customer_update[address]': 'auto',
      'customer_update[name]': 'auto',
      'consent_collection[terms_of_service]': 'required',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'create_invoice',
    });
    await provider.openCheckout(order, 'cart:4');
    // Of who is new there is nothing to be changed, and Stripe refuses it.
    expect(stripe.calls.at(-1)).not.toContain('customer_update');
    expect(stripe.violations).toEqual([]);
  });

  it('reading, closing and the portal', async () => {
    const provider = providerAt(stripe.url, clock);
    expect(await provider.fetchCheckout('cs_1')).toEqual({ ok: true, value: { kind: 'open' } });
    expect(await provider.closeCheckout('cs_1')).toEqual({ ok: true, value: { kind: 'closed' } });
    expect(await provider.openPortal(portalOf('cus_1', 'de'))).toEqual({
      ok: true,
      value: new URL('https://billing.stripe.com/p/1'),
    });
    expect(stripe.calls.at(-1)).toContain('configuration=bpc_us');
    expect(stripe.violations).toEqual([]);
  });

  it('a subscription with its card, its bills and what is planned', async () => {
    const provider = providerAt(stripe.url, clock);
    const expected: ProviderSubscription = {
      ref: 'sub_1',
      customerRef: 'cus_1',
      accountId: order.accountId,
      cartId: order.cartId,
      productId: order.productId,
      nextProductId: order.productId,
      nextPrice: { amount: '99.99', currency: 'USD' },
      standing: 'paid',
      failure: null,
      payment: 'kept',
      payments: [
        {
          ref: 'in_1',
          number: 'MAL-1',
          amount: '99.99',
          currency: 'USD',
          paidAt: 5_000,
          periodEnd: 9_000,
          refunded: null,
          dispute: null,
        },
      ],
      cardFingerprint: 'a card',
      renews: true,
      startedAt: 1_000,
      periodStart: 2_000,
      periodEnd: 3_000,
      endedAt: null,
    };
    expect(await provider.fetchSubscription('sub_1')).toEqual({ ok: true, value: expected });
    expect(await provider.cancelSubscription('sub_1')).toEqual({ ok: true, value: expected });
    expect(stripe.calls).toContain('delete /v1/subscriptions/sub_1 invoice_now=false&prorate=false');
    expect(await provider.setRenewal('sub_1', false)).toEqual({ ok: true, value: expected });
    expect(stripe.calls).toContain('post /v1/subscriptions/sub_1 cancel_at_period_end=true');
    expect(stripe.violations).toEqual([]);
  });

  it('the list of events', async () => {
    const provider = providerAt(stripe.url, clock);
    const event = { id: samples['event']?.['id'], type: 'plan.created', about: null };
    const asked: string[] = [];
    let page: string | null = null;
    do {
      const listed = await provider.listEvents(1_700_000_000_500, page);
      expect(listed).toMatchObject({ ok: true, value: { events: [event] } });
      const call = stripe.calls.at(-1) ?? '';
      expect(call).toContain('created[gte]=1700000000&');
      asked.push(...[...call.matchAll(/types\[\d+\]=([\w.]+)/g)].map(([, type = '']) => type));
      page = listed.ok ? listed.value.next : null;
    } while (page !== null);
    expect(asked).toEqual([...subscribedEvents]);
    expect(stripe.violations).toEqual([]);
  });

  it('would be noticed if it were wrong', async () => {
    const response = await fetch(`${stripe.url}/v1/events?limit=many&since=1`);
    expect(response.status).toBe(400);
    expect(stripe.violations.join()).toMatch(/since.*limit must be integer/);
  });
});
