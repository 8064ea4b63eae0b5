import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vectors from '../../vectors/return-route.json' with { type: 'json' };
import { openShop, order, type Shop } from '../support/shop.ts';
import { made, openPages } from './checkout-pages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('asking for a checkout', () => {
  it('leads to the card provider’s page on our own site, kept by no cache', async () => {
    const answer = await (await shop.buyer()).open();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      checkoutUrl: expect.stringMatching(/^http:\/\/localhost:4173\/dev\/pay\/cs_test_.{24}$/),
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('keeps of the return URL nothing that its sender has added', async () => {
    const buyer = await shop.buyer();
    await buyer.open({ returnUrl: 'http://localhost:4173/de/pro/welcome?q=secret#secret' });
    const kept = await shop.store.db
      .selectFrom('checkout')
      .select('return_url')
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(kept).toEqual([{ return_url: 'http://localhost:4173/de/pro/welcome' }]);
    expect(await openPages(shop, buyer)).toMatchObject([
      { return_url: 'http://localhost:4173/de/pro/welcome' },
    ]);
  });

  it.each([
    [
      'a product that does not exist',
      { productId: 'privacy-pro-weekly-us' },
      400,
      { error: 'unknown_product' },
    ],
    ['no product', { productId: undefined }, 400, { error: 'invalid_request' }],
    ['a product that is no text', { productId: 7 }, 400, { error: 'invalid_request' }],
    [
      'a return to another site',
      { returnUrl: 'https://evil.example/pro/welcome' },
      400,
      { error: 'invalid_return_url' },
    ],
    [
      'a return to a page that is no return route',
      { returnUrl: 'http://localhost:4173/pro/login' },
      400,
      { error: 'invalid_return_url' },
    ],
    ['the product of another market', { productId: 'privacy-pro-yearly-eu' }, 403, { error: 'not_eligible' }],
    ['an app store as the platform', { purchasePlatform: 'ios' }, 400, { error: 'invalid_request' }],
    [
      'an origin of two letters',
      { origin: 'ab' },
      400,
      { error: 'invalid_request', message: 'Origins must be at least three characters long' },
    ],
    [
      'an origin of 101 characters',
      { origin: 'a'.repeat(101) },
      400,
      { error: 'invalid_request', message: 'Origins may be at most 100 characters long' },
    ],
    [
      'an origin with a slash',
      { origin: 'home/google' },
      400,
      {
        error: 'invalid_request',
        message: 'Origins may only contain alphanumeric characters, underscores, and periods',
      },
    ],
  ])('with %s is refused and makes nothing', async (_, over, status, body) => {
    const buyer = await shop.buyer();
    const before = await made(shop);
    const answer = await buyer.open(over);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(await made(shop)).toEqual(before);
  });

  it.each(['JP', 'CH'])('from %s, where it is not sold, is refused and makes nothing', async (country) => {
    const buyer = await shop.buyer();
    const before = await made(shop);
    const answer = await buyer.open({}, {}, `?country=${country}`);
    expect([answer.status, answer.body]).toEqual([403, { error: 'not_eligible' }]);
    expect(await made(shop)).toEqual(before);
  });

  it('without a token, or with a forged one, is refused and makes nothing', async () => {
    const before = await made(shop);
    for (const bearer of [undefined, 'a.b.c', `${(await shop.buyer()).bearer}x`]) {
      const answer = await shop.call('POST', '/api/checkout/session', {
        json: order,
        ...(bearer ? { bearer } : {}),
      });
      expect([answer.status, answer.body]).toEqual([401, { error: 'invalid_token' }]);
    }
    expect(await made(shop)).toEqual(before);
  });

  it.each(['', '[]', 'null', '{', '"text"'])('with the body %s is refused', async (body) => {
    const { bearer } = await shop.buyer();
    const answer = await shop.call('POST', '/api/checkout/session', { bearer, body });
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
  });

  it('from a page of another site is refused and makes nothing', async () => {
    const buyer = await shop.buyer();
    const before = await made(shop);
    const answer = await buyer.open({}, { Origin: 'https://evil.example' });
    expect([answer.status, answer.body]).toEqual([403, { error: 'forbidden_origin' }]);
    expect(await made(shop)).toEqual(before);
  });

  it('never leads back to a hostile address, of all that are written down', async () => {
    const buyer = await shop.buyer();
    const before = await made(shop);
    expect(vectors.hostile.length).toBeGreaterThanOrEqual(60);
    for (const hostile of vectors.hostile) {
      for (const returnUrl of [
        hostile,
        hostile.replaceAll('https://mallard.example', 'http://localhost:4173'),
      ]) {
        // `http://localhost:4173` itself is ours: what stays hostile after the change is what the sample is about.
        const isOurs =
          /^http:\/\/localhost:4173\/(de\/)?(pro\/welcome|subscriptions\/welcome\/stripe)([?#].*)?$/.test(
            returnUrl,
          );
        if (isOurs) continue;
        const answer = await buyer.open({ returnUrl });
        expect([returnUrl, answer.status]).toEqual([returnUrl, 400]);
      }
    }
    expect(await made(shop)).toEqual(before);
  });
});
