import { describe, expect, it } from 'vitest';
import {
  parseAccountInfo,
  parseConfirmedEmail,
  parseEmailChange,
  parseRecoveryKey,
} from '../../../src/adapters/http/http-account-api.ts';
import { parseExport } from '../../../src/adapters/http/http-account-data-api.ts';
import {
  parseAuthorization,
  parseCreatedAccount,
  parseSentPasscode,
  parseSignIn,
} from '../../../src/adapters/http/http-authorization-api.ts';
import { parseCheckout, parsePortal } from '../../../src/adapters/http/http-checkout-api.ts';
import type { HttpAnswer } from '../../../src/adapters/http/http-client.ts';
import { parseFeatures, parseProducts } from '../../../src/adapters/http/http-product-api.ts';
import { parseSetRenewal, parseSubscription } from '../../../src/adapters/http/http-subscription-api.ts';
import { parseHandedOver, parseSignOut, parseTokens } from '../../../src/adapters/http/http-token-api.ts';
import { parseCountry, parseEligible } from '../../../src/adapters/http/http-visitor-api.ts';

const ok = (body: unknown, status = 200): HttpAnswer => ({ status, body });
const refused = (status: number, error: string, more: object = {}): HttpAnswer => ({
  status,
  body: { error, ...more },
});
const failed = (error: object) => ({ ok: false, error });
const communication = failed({ code: 'communication' });

const parsers = {
  parseAuthorization,
  parseCreatedAccount,
  parseSentPasscode,
  parseSignIn,
  parseTokens,
  parseSignOut,
  parseEmailChange,
  parseConfirmedEmail,
  parseProducts,
  parseFeatures,
  parseSubscription,
  parseCheckout,
  parsePortal,
};

describe.each(Object.entries(parsers))('%s', (_, parse: (answer: HttpAnswer) => unknown) => {
  it.each([
    ok(undefined),
    ok(null),
    ok({}),
    ok('ok'),
    ok({ status: 5, code: 5, hash: 5, features: 5 }),
    ok({ code: '', hash: '', access_token: '', features: [], checkoutUrl: '', customerPortalUrl: 'no url' }),
    ok({ status: 'ok', code: 'c' }, 500),
    refused(500, 'internal_error'),
    refused(503, 'unavailable'),
    refused(400, 'a_code_of_next_year'),
    { status: 400, body: '<html>' },
    { status: 404, body: undefined },
    { status: 302, body: {} },
  ])('calls %o a communication error', (answer) => {
    expect(parse(answer)).toEqual(communication);
  });
});

describe('the answers of the auth service', () => {
  it('open a session', () => {
    expect(parseAuthorization(ok({ status: 'ok', later: true }))).toEqual({ ok: true, value: undefined });
    expect(parseAuthorization(refused(400, 'invalid_authorization_request'))).toEqual(
      failed({ code: 'invalid_authorization_request' }),
    );
  });

  it('carry a code', () => {
    expect(parseCreatedAccount(ok({ code: 'c' }))).toEqual({ ok: true, value: { code: 'c' } });
    expect(parseCreatedAccount(refused(400, 'invalid_session_id'))).toEqual(
      failed({ code: 'invalid_session_id' }),
    );
    expect(parseSignIn(ok({ code: 'c' }))).toEqual({ ok: true, value: { code: 'c' } });
    expect(parseSignIn(refused(400, 'invalid_login_credentials'))).toEqual(
      failed({ code: 'invalid_login_credentials' }),
    );
  });

  it('say that a passcode is on its way, or that the visitor has to wait', () => {
    expect(parseSentPasscode(ok({ status: 'sent' }))).toEqual({ ok: true, value: undefined });
    expect(parseSentPasscode(refused(400, 'invalid_email_address'))).toEqual(
      failed({ code: 'invalid_email_address' }),
    );
    const wait = (retryAfterSeconds: number) => failed({ code: 'too_many_requests', retryAfterSeconds });
    expect(parseSentPasscode({ status: 429, body: undefined, retryAfterSeconds: 41 })).toEqual(wait(41));
    expect(parseSentPasscode({ status: 429, body: undefined, retryAfterSeconds: 0 })).toEqual(wait(1));
    expect(parseSignIn({ status: 429, body: undefined, retryAfterSeconds: 1.2 })).toEqual(wait(2));
    expect(parseSignIn(refused(429, 'too_many_requests'))).toEqual(wait(60));
    expect(parseEmailChange({ status: 429, body: null, retryAfterSeconds: 7 })).toEqual(wait(7));
    expect(parseConfirmedEmail({ status: 429, body: null, retryAfterSeconds: 7 })).toEqual(wait(7));
  });

  it.each<[string, (answer: HttpAnswer) => unknown]>([
    ['a session handed over', parseHandedOver],
    ['a recovery key', parseRecoveryKey],
    ['an export', parseExport],
    ['a checkout', parseCheckout],
    ['the portal', parsePortal],
    ['a change of the renewal', parseSetRenewal],
  ])('say how long to wait for %s', (_, parse) => {
    const answer = { status: 429, body: { error: 'too_many_requests' }, retryAfterSeconds: 1_800 };
    expect(parse(answer)).toEqual(failed({ code: 'too_many_requests', retryAfterSeconds: 1_800 }));
  });

  it('carry tokens, with or without one to renew them', () => {
    const reply = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 14400, token_type: 'Bearer' };
    expect(parseTokens(ok(reply))).toEqual({ ok: true, value: { accessToken: 'a.b.c', refreshToken: 'r' } });
    for (const refresh_token of [undefined, '']) {
      expect(parseTokens(ok({ access_token: 'a.b.c', refresh_token }))).toEqual({
        ok: true,
        value: { accessToken: 'a.b.c', refreshToken: null },
      });
    }
  });

  it.each([
    [0, 'invalid'],
    [1, 'expired'],
    [2, 'reused'],
    [3, 'loggedOut'],
    [4, 'fraud'],
    [5, 'invalid'],
    [undefined, 'invalid'],
  ])('refuse tokens with a reason: %s is %s', (error_code, reason) => {
    expect(parseTokens(refused(400, 'invalid_token_request', { error_code }))).toEqual(
      failed({ code: 'invalid_token_request', reason }),
    );
  });

  it('name an account’s address, and none where the service gives an empty one', () => {
    const answer = (email: string) =>
      parseAccountInfo(ok({ account: { external_id: 'a1', email, entitlements: [] } }));
    expect(answer('lena@example.com')).toMatchObject({ value: { email: 'lena@example.com' } });
    expect(answer('')).toMatchObject({ value: { id: 'a1', email: null } });
  });

  it('tell an account that is gone from a refused token', () => {
    expect(parseTokens(refused(400, 'unknown_account'))).toEqual(failed({ code: 'unknown_account' }));
    expect(parseSignOut(ok({ status: 'logged_out' }))).toEqual({ ok: true, value: undefined });
    expect(parseSignOut({ status: 401, body: undefined })).toEqual(failed({ code: 'invalid_token' }));
  });

  it('change an address', () => {
    expect(parseEmailChange(ok({ hash: 'h' }))).toEqual({ ok: true, value: { hash: 'h' } });
    expect(parseEmailChange(refused(409, 'email_address_in_use'))).toEqual(
      failed({ code: 'email_address_in_use' }),
    );
    expect(parseEmailChange(refused(401, 'expired_token'))).toEqual(failed({ code: 'invalid_token' }));
    const confirmed = { status: 'confirmed', email: 'a@example.com' };
    expect(parseConfirmedEmail(ok(confirmed))).toEqual({ ok: true, value: { email: 'a@example.com' } });
    expect(parseConfirmedEmail(ok({ ...confirmed, email: '' }))).toEqual(communication);
    expect(parseConfirmedEmail(ok({ ...confirmed, status: 'confirm' }))).toEqual(communication);
    expect(parseConfirmedEmail(refused(400, 'invalid_link_signature'))).toEqual(
      failed({ code: 'invalid_link_signature' }),
    );
  });
});

describe('the answers of the subscription service', () => {
  const monthly = {
    productId: 'privacy-pro-monthly-us',
    productLabel: 'Monthly Subscription',
    billingPeriod: 'Monthly',
    price: '9.99',
    currency: 'USD',
  };

  it('list products; a period of next year hides none of the others', () => {
    expect(parseProducts(ok([monthly, { ...monthly, billingPeriod: 'Weekly' }]))).toEqual({
      ok: true,
      value: [
        {
          productId: 'privacy-pro-monthly-us',
          billingPeriod: 'monthly',
          price: { amount: '9.99', currency: 'USD' },
          trialSpent: false,
        },
      ],
    });
    const eligible = (isUserEligible: boolean) => ({ offer: { type: 'freeTrial', isUserEligible } });
    expect([false, true].map((may) => parseProducts(ok([{ ...monthly, ...eligible(may) }])))).toMatchObject([
      { value: [{ trialSpent: true }] },
      { value: [{ trialSpent: false }] },
    ]);
    expect(parseProducts(ok([]))).toEqual({ ok: true, value: [] });
    for (const wrong of [{ price: 9.99 }, { price: 'free' }, { currency: 'US' }, { productId: '' }]) {
      expect(parseProducts(ok([monthly, { ...monthly, ...wrong }]))).toEqual(communication);
    }
  });

  it('list features this site knows, and are nothing when it knows none', () => {
    expect(parseFeatures(ok({ features: ['Duck.ai', 'Time Travel', 'Duck.ai'] }))).toEqual({
      ok: true,
      value: ['Duck.ai'],
    });
    expect(parseFeatures(ok({ features: ['Time Travel'] }))).toEqual(communication);
    expect(parseFeatures(refused(404, 'unknown_product'))).toEqual(failed({ code: 'unknown_product' }));
  });

  const record = {
    productId: 'privacy-pro-monthly-us',
    name: 'Monthly Subscription',
    startedAt: 1,
    expiresOrRenewsAt: 2,
    status: 'Auto-Renewable',
    billingPeriod: 'Monthly',
    platform: 'stripe',
    activeOffers: [{ type: 'Trial', later: 1 }],
  };

  it('hold a subscription', () => {
    expect(parseSubscription(ok(record))).toEqual({
      ok: true,
      value: {
        productId: 'privacy-pro-monthly-us',
        startedAt: 1,
        expiresOrRenewsAt: 2,
        status: 'Auto-Renewable',
        billingPeriod: 'monthly',
        platform: 'stripe',
        activeOffers: ['Trial'],
      },
    });
  });

  it('keep what came later as far as it goes', () => {
    const later = { ...record, status: 'Paused', billingPeriod: 'Weekly', platform: 'fridge' };
    expect(parseSubscription(ok(later))).toMatchObject({
      ok: true,
      value: { status: 'Unknown', billingPeriod: null, platform: 'fridge' },
    });
    expect(parseSubscription(ok({ ...record, startedAt: 'today' }))).toEqual(communication);
    expect(parseSubscription(ok({ ...record, productId: undefined }))).toEqual(communication);
  });

  it('tell no subscription from a refused token', () => {
    expect(parseSubscription(refused(404, 'no_subscription'))).toEqual(failed({ code: 'no_subscription' }));
    expect(parseSubscription(refused(401, 'invalid_token'))).toEqual(failed({ code: 'invalid_token' }));
    expect(parsePortal(refused(404, 'no_subscription'))).toEqual(failed({ code: 'no_subscription' }));
  });

  it('lead to the card provider, and never to an address that would run as ours', () => {
    const checkoutUrl = 'https://pay.example/c/1?a=b';
    expect(parseCheckout(ok({ checkoutUrl }))).toEqual({
      ok: true,
      value: { checkoutUrl: new URL(checkoutUrl) },
    });
    for (const evil of ['javascript:alert(1)', 'data:text/html,x', 'pay.example', '//pay.example']) {
      expect(parseCheckout(ok({ checkoutUrl: evil }))).toEqual(communication);
      expect(parsePortal(ok({ customerPortalUrl: evil }))).toEqual(communication);
    }
  });

  it.each([
    [400, 'invalid_return_url'],
    [400, 'unknown_product'],
    [403, 'not_eligible'],
    [409, 'already_subscribed'],
  ])('refuse a checkout: %i %s', (status, code) => {
    expect(parseCheckout(refused(status, code))).toEqual(failed({ code }));
  });
});

describe('whether the subscription is sold', () => {
  it('is a yes for any good answer and a no only for 404', () => {
    expect(parseEligible({ status: 200, body: undefined })).toEqual({ ok: true, value: true });
    expect(parseEligible({ status: 404, body: undefined })).toEqual({ ok: true, value: false });
    for (const status of [429, 500, 503]) {
      expect(parseEligible({ status, body: undefined })).toEqual({
        ok: false,
        error: { code: 'communication' },
      });
    }
  });
});

describe('the visitor’s country', () => {
  it('is read, or the answer names none', () => {
    expect(parseCountry(ok({ country: 'DE' }))).toEqual({ ok: true, value: 'DE' });
    for (const body of [{}, { country: '' }, { country: 'de' }, null, undefined]) {
      expect(parseCountry(ok(body))).toEqual(
        failed({ code: 'no_country', message: 'No country returned from service' }),
      );
    }
    expect(parseCountry(refused(503, 'unavailable'))).toEqual(communication);
  });
});
