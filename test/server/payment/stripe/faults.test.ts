import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribedEvents } from '../../../../src/server/payment/stripe/subscribed-events.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { FakeStripe, type Fault } from './support/fake-stripe.ts';
import { order, portalOf, providerAt } from './support/stripe-provider.ts';

const clock = new ManualClock();
const away = { ok: false, error: { code: 'provider_unavailable' } };
const checkouts = '/v1/checkout/sessions';
let stripe: FakeStripe;
let provider: ReturnType<typeof providerAt>;

beforeAll(async () => {
  stripe = await FakeStripe.start(clock);
});
afterAll(async () => {
  await stripe.stop();
  expect(stripe.violations).toEqual([]);
});
beforeEach(async () => {
  provider = providerAt(stripe.url, clock);
  await provider.openCheckout(order, 'warm');
  stripe.requests.length = 0;
  stripe.faults.length = 0;
  stripe.world.sessions.clear();
});

const opened = () => [...stripe.world.sessions.keys()];

describe('opening a checkout', () => {
  it('twice under one key is one checkout, and under another key another one', async () => {
    const [first, second] = await Promise.all([
      provider.openCheckout(order, 'cart-a:1'),
      provider.openCheckout(order, 'cart-a:1'),
    ]);
    expect(first).toEqual(second);
    expect(opened()).toHaveLength(1);
    expect(await provider.openCheckout(order, 'cart-a:2')).not.toEqual(first);
    expect(stripe.asked('post', checkouts).map(({ key }) => key)).toEqual([
      'cart-a:1',
      'cart-a:1',
      'cart-a:2',
    ]);
  });

  it('under a key that stands for another order says so and opens nothing', async () => {
    await provider.openCheckout(order, 'cart-b:1');
    expect(await provider.openCheckout({ ...order, trialDays: 0 }, 'cart-b:1')).toEqual({
      ok: false,
      error: { code: 'key_reused' },
    });
    expect(opened()).toHaveLength(1);
  });

  it('is tried again under the same key when a try fails, and opens one', async () => {
    const cases: readonly (readonly Fault[])[] = [
      ['reset'],
      ['lost'],
      ['busy'],
      ['reset', 'busy'],
      ['lost', 'busy'],
    ];
    const after = async (faults: readonly Fault[]) => {
      const own = await FakeStripe.start(clock);
      own.fail(checkouts, ...faults);
      const result = await providerAt(own.url, clock).openCheckout(order, 'cart-c:1');
      await own.stop();
      const [ref, ...more] = own.world.sessions.keys();
      expect([faults, result, more]).toMatchObject([faults, { ok: true, value: { ref } }, []]);
      expect(own.asked('post', checkouts).map(({ key }) => key)).toEqual(
        Array.from({ length: faults.length + 1 }, () => 'cart-c:1'),
      );
    };
    await Promise.all(cases.map(after));
  });

  it('whose every answer is lost is away; asking again under the same key finds the one that was opened', async () => {
    stripe.fail(checkouts, 'lost', 'lost', 'lost');
    expect(await provider.openCheckout(order, 'cart-d:1')).toEqual(away);
    expect(opened()).toHaveLength(1);
    expect(await provider.openCheckout(order, 'cart-d:1')).toMatchObject({
      ok: true,
      value: { ref: opened()[0] },
    });
    expect(opened()).toHaveLength(1);
  });

  it('that Stripe failed on is refused: its key would bring the same failure for ever', async () => {
    stripe.fail(checkouts, 'broken');
    const refused = { ok: false, error: { code: 'refused' } };
    expect(await provider.openCheckout(order, 'cart-e:1')).toEqual(refused);
    expect(await provider.openCheckout(order, 'cart-e:1')).toEqual(refused);
    expect(opened()).toEqual([]);
    expect(await provider.openCheckout(order, 'cart-e:2')).toMatchObject({ ok: true });
    expect(opened()).toHaveLength(1);
  });

  it.each<Fault>(['limited', 'key', 'nonsense'])('that Stripe answers with %s is away', async (fault) => {
    stripe.fail(checkouts, fault);
    expect(await provider.openCheckout(order, `cart-f:${fault}`)).toEqual(away);
  });

  it('for a customer who was deleted at Stripe makes a new customer', async () => {
    const result = await provider.openCheckout({ ...order, customerRef: 'cus_gone' }, 'cart-g:1');
    expect(result).toMatchObject({ ok: true });
    expect(opened()).toHaveLength(1);
    expect(stripe.asked('post', checkouts).map(({ key, form }) => [key, form.get('customer')])).toEqual([
      ['cart-g:1', 'cus_gone'],
      ['cart-g:1:new-customer', null],
    ]);
  });

  it.each<[string, Readonly<Record<string, unknown>> | null]>([
    ['is missing', null],
    ['is dearer than the page says', { unit_amount: 10_999 }],
    ['is in another currency', { currency: 'eur' }],
    ['is due more often', { recurring: { interval: 'month', interval_count: 1 } }],
    ['adds tax', { tax_behavior: 'exclusive' }],
  ])('at a price that %s opens nothing', async (_, price) => {
    const product = 'privacy-pro-yearly-gb';
    stripe.world.strangePrices.set(product, price);
    expect(await provider.openCheckout({ ...order, productId: product }, 'cart-h:1')).toEqual(away);
    expect(stripe.asked('post', checkouts)).toEqual([]);
    stripe.world.strangePrices.delete(product);
  });

  it('asks for a price once in ten minutes', async () => {
    await provider.openCheckout(order, 'cart-i:1');
    expect(stripe.asked('get', '/v1/prices')).toHaveLength(0);
    clock.pass(600_000);
    await provider.openCheckout(order, 'cart-i:2');
    expect(stripe.asked('get', '/v1/prices')).toHaveLength(1);
  });
});

describe('a Stripe that never answers', () => {
  it('is away after its time, however many tries are left, and nothing has changed', async () => {
    const stalled = await FakeStripe.start(clock);
    const checkout = await providerAt(stalled.url, clock).openCheckout(order, 'cart-j:1');
    const subscription = stalled.world.pay(checkout.ok ? checkout.value.ref : '');
    stalled.fail('/v1', ...Array.from({ length: 50 }, () => 'stall' as const));
    const before = stalled.requests.length;
    const asking = providerAt(stalled.url, clock, 500);
    const answers = await Promise.all([
      asking.openCheckout(order, 'cart-j:2'),
      asking.fetchCheckout('cs_1'),
      asking.closeCheckout('cs_1'),
      asking.openPortal(portalOf(subscription.customer, 'en')),
      asking.fetchSubscription(subscription.id),
      asking.cancelSubscription(subscription.id),
      asking.setRenewal(subscription.id, false),
      asking.listEvents(0, null),
    ]);
    expect(answers).toEqual(answers.map(() => away));
    // The SDK has two more tries, which nobody waits for. On a busy machine not even the first may have left in time.
    const asked = stalled.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
    expect(subscription.status).toBe('trialing');
    expect(stalled.world.sessions.size).toBe(1);
    await stalled.stop();
  });
});

describe('reading and ending', () => {
  it('what Stripe does not know is not found', async () => {
    const missing = { ok: false, error: { code: 'not_found' } };
    expect(await provider.fetchCheckout('cs_none')).toEqual(missing);
    expect(await provider.closeCheckout('cs_none')).toEqual(missing);
    expect(await provider.fetchSubscription('sub_none')).toEqual(missing);
    expect(await provider.cancelSubscription('sub_none')).toEqual(missing);
    expect(await provider.setRenewal('sub_none', false)).toEqual(missing);
    expect(await provider.openPortal(portalOf('cus_none', 'en'))).toEqual(missing);
  });

  it.each<Fault>(['broken', 'key', 'limited', 'nonsense'])('an answer that is %s is none', async (fault) => {
    const { ref } = await openOne();
    const subscription = stripe.world.pay(ref);
    for (const module of [
      checkouts,
      checkouts,
      '/v1/subscriptions',
      '/v1/invoices',
      '/v1/billing_portal/sessions',
      '/v1/events',
    ]) {
      stripe.fail(module, fault);
    }
    expect(await provider.fetchCheckout(ref)).toEqual(away);
    expect(await provider.closeCheckout(ref)).toEqual(away);
    expect(await provider.fetchSubscription(subscription.id)).toEqual(away);
    expect(await provider.openPortal(portalOf(subscription.customer, 'en'))).toEqual(away);
    expect(await provider.listEvents(0, null)).toEqual(away);
  });

  it('a checkout that was paid a moment before it closes is paid', async () => {
    const { ref } = await openOne();
    const subscription = stripe.world.pay(ref);
    expect(await provider.closeCheckout(ref)).toEqual({
      ok: true,
      value: { kind: 'paid', subscriptionRef: subscription.id },
    });
  });

  it('a checkout that is closed twice is closed', async () => {
    const { ref } = await openOne();
    const closed = { ok: true, value: { kind: 'closed' } };
    expect(await provider.closeCheckout(ref)).toEqual(closed);
    expect(await provider.closeCheckout(ref)).toEqual(closed);
    expect(() => stripe.world.pay(ref)).toThrow();
  });

  it('a subscription that is ended twice, and once with a lost answer, has ended', async () => {
    const subscription = stripe.world.pay((await openOne()).ref);
    stripe.fail('/v1/subscriptions', 'lost');
    const ended = { ok: true, value: { standing: 'ended', endedAt: clock.now() } };
    expect(await provider.cancelSubscription(subscription.id)).toMatchObject(ended);
    expect(await provider.cancelSubscription(subscription.id)).toMatchObject(ended);
    const told = stripe.world.events.filter(({ type }) => type === 'customer.subscription.deleted');
    expect(told).toHaveLength(1);
    expect(stripe.asked('delete', `/v1/subscriptions/${subscription.id}`)).toHaveLength(3);
  });

  it('a subscription that is told twice not to renew, once with a lost answer, changes once, and so when it is taken back', async () => {
    const { id } = stripe.world.pay((await openOne()).ref);
    stripe.fail(`/v1/subscriptions/${id}`, 'lost');
    for (const renews of [false, false, true, true])
      expect(await provider.setRenewal(id, renews)).toMatchObject({
        ok: true,
        value: { renews, standing: 'trial' },
      });
    const told = stripe.world.events.filter(({ type }) => type === 'customer.subscription.updated');
    expect(told).toHaveLength(2);
    await provider.cancelSubscription(id);
    expect(await provider.setRenewal(id, true)).toMatchObject({ ok: true, value: { standing: 'ended' } });
  });

  it('a cancellation takes a planned switch of the period away, and is no success while the subscription still renews', async () => {
    const subscription = stripe.world.pay((await openOne()).ref);
    subscription.scheduledProductId = 'privacy-pro-yearly-us';
    stripe.fail('/v1/subscription_schedules', 'broken');
    expect(await provider.setRenewal(subscription.id, false)).toEqual(away);
    expect(subscription.cancelAtPeriodEnd).toBe(false);
    expect(await provider.setRenewal(subscription.id, false)).toMatchObject({
      ok: true,
      value: { renews: false, nextProductId: subscription.productId },
    });
  });

  it('the whole list of events of every kind that we hear, page by page', async () => {
    stripe.world.pay((await openOne()).ref);
    for (const type of subscribedEvents) stripe.world.tell(type, { object: 'any' });
    stripe.world.eventsAPage = 2;
    const ids: string[] = [];
    let page: string | null = null;
    do {
      const listed = await provider.listEvents(0, page);
      if (!listed.ok) throw new Error('The list broke off');
      ids.push(...listed.value.events.map(({ id }) => id));
      page = listed.value.next;
    } while (page !== null);
    expect(ids.toSorted()).toEqual(stripe.world.events.map(({ id }) => id).toSorted());
    expect(ids.length).toBeGreaterThan(subscribedEvents.length + 2);
  });
});

async function openOne() {
  const result = await provider.openCheckout(
    order,
    `one:${stripe.requests.length}:${stripe.world.id('key')}`,
  );
  if (!result.ok) throw new Error(`No checkout: ${result.error.code}`);
  return result.value;
}
