import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SubscriptionReply } from '../../../src/contract/subscription.ts';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { SubscriptionEntitlements } from '../../../src/server/subscription/entitlements.ts';
import { countOf, openShop, type Shop, siteRows } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const none = { status: 404, body: { error: 'no_subscription' } };

describe('a payment that the site hears of', () => {
  it('makes a subscription in its trial, and its features may be used', async () => {
    const buyer = await shop.buyer();
    expect(await buyer.get('/api/subscription')).toMatchObject(none);
    expect(await buyer.get('/api/subscription/status')).toMatchObject(none);
    const entitlements = new SubscriptionEntitlements(shop.store.db);
    expect(await entitlements.of(buyer.accountId)).toEqual([]);

    await buyer.buy();
    const now = shop.clock.now();
    const answer = await buyer.get('/api/subscription');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(SubscriptionReply.parse(answer.body)).toEqual({
      productId: 'privacy-pro-yearly-us',
      name: 'Yearly Subscription',
      startedAt: now,
      expiresOrRenewsAt: now + 7 * 86_400_000,
      status: 'Auto-Renewable',
      billingPeriod: 'Yearly',
      platform: 'stripe',
      activeOffers: [{ type: 'Trial' }],
    });
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
    expect(await entitlements.of(buyer.accountId)).toEqual(
      ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'].map(
        (product) => ({
          product,
          name: 'plus',
        }),
      ),
    );
  });

  it('is nobody else’s', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    await buyer.buy();
    expect(await other.get('/api/subscription')).toMatchObject(none);
    expect(await other.get('/api/checkout/portal')).toMatchObject(none);
  });

  it('is needed: without a token nothing is told', async () => {
    for (const path of ['/api/subscription', '/api/subscription/status', '/api/checkout/portal']) {
      const answer = await shop.call('GET', path);
      expect([answer.status, answer.body]).toEqual([401, { error: 'invalid_token' }]);
    }
  });

  it('is not made up: the provider’s page alone writes nothing into the site', async () => {
    const own = await openShop();
    own.reachable = false;
    const buyer = await own.buyer();
    await buyer.buy();
    expect(await buyer.get('/api/subscription')).toMatchObject(none);
    expect(await siteRows(own)).toMatchObject({
      checkouts: [{ state: 'open' }],
      subscriptions: [],
      trials: [],
    });

    own.reachable = true;
    own.clock.pass(60_000);
    await own.site.settled();
    expect((await buyer.get('/api/subscription')).status).toBe(200);
    await own.close();
  });
});

describe('an event', () => {
  it('that comes twice, ten times and at once changes nothing more', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    const bodies = shop.sent.slice(-3).map(({ body }) => body);
    const before = [await siteRows(shop), await countOf(shop, 'provider_event')];
    for (const body of bodies) expect((await shop.send(body)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => shop.send(bodies[i % 3] ?? '')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect([await siteRows(shop), await countOf(shop, 'provider_event')]).toEqual(before);
  });

  it('with a wrong, old or missing signature is refused and changes nothing', async () => {
    const own = await openShop();
    own.reachable = false;
    const buyer = await own.buyer();
    await buyer.buy();
    const body = own.sent[0]?.body ?? '';
    const { cardWebhook } = own.config.secrets;
    const now = own.clock.now();
    for (const signature of [
      '',
      'rubbish',
      signBody(body, 'another secret of somebody else', now),
      signBody(`${body} `, cardWebhook, now),
      signBody(body, cardWebhook, now - 301_000),
      signBody(body, cardWebhook, now + 301_000),
    ]) {
      const answer = await own.send(body, signature);
      expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_signature' }]);
    }
    const unsigned = await own.call('POST', '/api/webhooks/card-provider', { body });
    expect([unsigned.status, unsigned.body]).toEqual([400, { error: 'invalid_signature' }]);
    expect([await countOf(own, 'subscription'), await countOf(own, 'provider_event')]).toEqual([0, 0]);
    expect((await own.send(body, signBody(body, cardWebhook, now - 299_000))).status).toBe(200);
    expect(await countOf(own, 'subscription')).toBe(1);
    await own.close();
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":"evt_1"}',
    'not json',
    '{"id":"","type":"x","data":{"object":{"object":"x"}}}',
  ])('that is signed but no event (%s) is refused', async (body) => {
    const answer = await shop.send(body);
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_signature' }]);
  });

  it.each([
    ['a null byte', 'evt_\0'],
    ['half of a letter', 'evt_\ud800'],
    ['a letter of another alphabet', 'evt_ä'],
    ['256 characters', 'e'.repeat(256)],
  ])('whose id has %s is refused, and nothing is kept of it', async (_, id) => {
    const before = await countOf(shop, 'provider_event');
    const body = JSON.stringify({
      id,
      type: 'plan.created',
      data: { object: { object: 'plan', id: 'plan_1' } },
    });
    const answer = await shop.send(body);
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_signature' }]);
    expect(await countOf(shop, 'provider_event')).toBe(before);
  });

  it('whose type or object is named by a null byte is no server’s fault', async () => {
    const before = await siteRows(shop);
    const ofType = JSON.stringify({ id: 'evt_type', type: 'a\0', data: { object: { object: 'plan' } } });
    expect((await shop.send(ofType)).status).toBe(400);
    const object = { object: 'subscription', id: 'sub_\0' };
    const about = JSON.stringify({ id: 'evt_about', type: 'some.thing', data: { object } });
    expect((await shop.send(about)).status).toBe(200);
    expect(await siteRows(shop)).toEqual(before);
  });

  it('is believed when it is signed with the old secret while a new one takes over', async () => {
    const [newest, old] = ['n'.repeat(40), 'o'.repeat(40)];
    const own = await openShop({ CARD_WEBHOOK_SECRET: `${newest},${old}` });
    const buyer = await own.buyer();
    own.reachable = false;
    await buyer.buy();
    const body = own.sent[0]?.body ?? '';
    expect((await own.send(body, signBody(body, 'x'.repeat(40), own.clock.now()))).status).toBe(400);
    expect((await own.send(body, signBody(body, old, own.clock.now()))).status).toBe(200);
    expect((await buyer.get('/api/subscription')).status).toBe(200);
    await own.close();
  });

  it('about something that is none of ours is taken and changes nothing', async () => {
    const before = await siteRows(shop);
    const objects = [
      { object: 'subscription', id: 'sub_of_somebody_else' },
      { object: 'checkout.session', id: 'cs_of_somebody_else' },
      { object: 'plan', id: 'plan_1' },
      { object: 'invoice', parent: null },
    ];
    for (const [index, object] of objects.entries()) {
      const body = JSON.stringify({ id: `evt_foreign_${index}`, type: 'some.thing', data: { object } });
      expect((await shop.send(body)).status).toBe(200);
    }
    expect(await siteRows(shop)).toEqual(before);
  });

  it('never brings an ended subscription back', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    await buyer.buy();
    await own.store.db.updateTable('subscription').set({ status: 'Expired' }).execute();
    const before = await siteRows(own);
    const [first] = own.sent;
    const body = (first?.body ?? '').replace(/"id":"evt_[^"]+"/, '"id":"evt_late"');
    expect((await own.send(body)).status).toBe(200);
    expect(await siteRows(own)).toEqual(before);
    const late = await own.store.db
      .selectFrom('provider_event')
      .selectAll()
      .where('id', '=', 'evt_late')
      .execute();
    expect(late).toMatchObject([{ outcome: 'refused' }]);
    await own.close();
  });
});
