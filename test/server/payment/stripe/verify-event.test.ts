import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../support/manual-clock.ts';
import { eventObject, invoiceObject } from './support/stripe-objects.ts';
import { providerAt, testKey, webhookSecrets } from './support/stripe-provider.ts';

const clock = new ManualClock();
const now = Math.floor(clock.now() / 1000);
const provider = providerAt('http://127.0.0.1:9', clock);
const { webhooks } = new Stripe(testKey);
const [newest = '', old = ''] = webhookSecrets;

const bodyOf = (object: object, type = 'some.thing') =>
  JSON.stringify(eventObject('evt_1', type, object, clock.now()));
const body = bodyOf({ object: 'subscription', id: 'sub_1' }, 'customer.subscription.updated');
const signed = (payload: string, secret = newest, timestamp = now) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp });
const refused = { ok: false, error: { code: 'invalid_signature' } };

describe('an event from Stripe', () => {
  it('is believed when it is signed with the secret, or with the one that is being replaced', () => {
    const event = {
      id: 'evt_1',
      type: 'customer.subscription.updated',
      about: { kind: 'subscription', ref: 'sub_1' },
    };
    for (const secret of [newest, old]) {
      expect(provider.verifyEvent(body, signed(body, secret))).toEqual({ ok: true, value: event });
    }
  });

  it('may carry several signatures, of which one is good', () => {
    const good = signed(body, old).split('v1=')[1];
    const header = `t=${now},v1=${'0'.repeat(64)},v1=${good},v0=abc`;
    expect(provider.verifyEvent(body, header).ok).toBe(true);
  });

  it('is refused when it is signed with another secret, not at all or not for this body', () => {
    const headers = [
      signed(body, 'whsec_of_somebody_else_000000000000000000'),
      undefined,
      '',
      'rubbish',
      't=,v1=',
      `t=${now}`,
      `v1=${'0'.repeat(64)}`,
      `t=${now},v1=é`,
      `t=${now},v1=zz`,
      signed(body).replace('v1=', 'v0='),
      signed(`${body} `),
      signed(body).replace(/t=\d+/, `t=${now + 1}`),
    ];
    for (const header of headers)
      expect([header, provider.verifyEvent(body, header)]).toEqual([header, refused]);
    const tampered = body.replace('sub_1', 'sub_2');
    expect(provider.verifyEvent(tampered, signed(body))).toEqual(refused);
  });

  it('is believed for five minutes', () => {
    expect(provider.verifyEvent(body, signed(body, newest, now - 299)).ok).toBe(true);
    expect(provider.verifyEvent(body, signed(body, newest, now - 300)).ok).toBe(true);
    expect(provider.verifyEvent(body, signed(body, newest, now - 301))).toEqual(refused);
  });

  it.each(['', 'null', '[]', '{}', '"text"', 'not json', '{"id":"evt_1"}', body.replace('evt_1', '')])(
    'is refused when it is signed but no event: %s',
    (rubbish) => {
      const header = rubbish === '' ? signed(' ') : signed(rubbish);
      expect(provider.verifyEvent(rubbish, header)).toEqual(refused);
    },
  );
});

describe('what an event is about', () => {
  const bill = {
    id: 'in_1',
    productId: 'privacy-pro-monthly-us',
    subscription: 'sub_1',
    amount: 999,
    finalizedAt: 0,
    periodEnd: 0,
    status: 'open' as const,
    paidAt: null,
  };
  const subscription = { kind: 'subscription', ref: 'sub_1' };

  it.each<[string, object, object | null]>([
    ['a checkout', { object: 'checkout.session', id: 'cs_1' }, { kind: 'checkout', ref: 'cs_1' }],
    ['a subscription', { object: 'subscription', id: 'sub_1' }, subscription],
    ['a bill', invoiceObject(bill), subscription],
    [
      'a bill as older endpoints tell it',
      { object: 'invoice', id: 'in_1', subscription: 'sub_1' },
      subscription,
    ],
    [
      'a bill with its subscription in it',
      { object: 'invoice', subscription: { id: 'sub_1' } },
      subscription,
    ],
    ['a bill of no subscription', { object: 'invoice', id: 'in_1', parent: null, subscription: null }, null],
    ['a charge', { object: 'charge', id: 'ch_1' }, { kind: 'payment', ref: 'ch_1' }],
    ['a refund', { object: 'refund', id: 're_1', charge: 'ch_1' }, { kind: 'payment', ref: 'ch_1' }],
    ['a refund of nothing charged', { object: 'refund', id: 're_1', charge: null }, null],
    ['a claim', { object: 'dispute', id: 'dp_1', charge: { id: 'ch_1' } }, { kind: 'payment', ref: 'ch_1' }],
    [
      'a fraud warning',
      { object: 'radar.early_fraud_warning', id: 'issfr_1', charge: 'ch_1' },
      { kind: 'fraud-warning', ref: 'issfr_1' },
    ],
    ['a customer', { object: 'customer', id: 'cus_1' }, null],
  ])('%s', (_, object, about) => {
    const payload = bodyOf(object);
    expect(provider.verifyEvent(payload, signed(payload))).toMatchObject({ ok: true, value: { about } });
  });
});
