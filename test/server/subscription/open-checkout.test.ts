import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import vectors from '../../vectors/return-route.json' with { type: 'json' };
import { days } from '../support/manual-clock.ts';
import { type Buyer, countOf, openShop, order, type Shop, siteRows } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const monthly = { productId: 'privacy-pro-monthly-us' };

async function made() {
  return { checkouts: await countOf(shop, 'checkout'), sessions: await countOf(shop, 'sim_checkout') };
}

/** The open payment pages of one account. */
function openPages(buyer: Buyer) {
  return shop.store.db
    .selectFrom('sim_checkout')
    .selectAll()
    .where('account_id', '=', buyer.accountId)
    .where('status', '=', 'open')
    .execute();
}

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
    expect(await openPages(buyer)).toMatchObject([{ return_url: 'http://localhost:4173/de/pro/welcome' }]);
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
    const before = await made();
    const answer = await buyer.open(over);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(await made()).toEqual(before);
  });

  it.each(['JP', 'CH'])('from %s, where it is not sold, is refused and makes nothing', async (country) => {
    const buyer = await shop.buyer();
    const before = await made();
    const answer = await buyer.open({}, {}, `?country=${country}`);
    expect([answer.status, answer.body]).toEqual([403, { error: 'not_eligible' }]);
    expect(await made()).toEqual(before);
  });

  it('without a token, or with a forged one, is refused and makes nothing', async () => {
    const before = await made();
    for (const bearer of [undefined, 'a.b.c', `${(await shop.buyer()).bearer}x`]) {
      const answer = await shop.call('POST', '/api/checkout/session', {
        json: order,
        ...(bearer ? { bearer } : {}),
      });
      expect([answer.status, answer.body]).toEqual([401, { error: 'invalid_token' }]);
    }
    expect(await made()).toEqual(before);
  });

  it.each(['', '[]', 'null', '{', '"text"'])('with the body %s is refused', async (body) => {
    const { bearer } = await shop.buyer();
    const answer = await shop.call('POST', '/api/checkout/session', { bearer, body });
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
  });

  it('from a page of another site is refused and makes nothing', async () => {
    const buyer = await shop.buyer();
    const before = await made();
    const answer = await buyer.open({}, { Origin: 'https://evil.example' });
    expect([answer.status, answer.body]).toEqual([403, { error: 'forbidden_origin' }]);
    expect(await made()).toEqual(before);
  });

  it('never leads back to a hostile address, of all that are written down', async () => {
    const buyer = await shop.buyer();
    const before = await made();
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
    expect(await made()).toEqual(before);
  });
});

describe('asking more than once', () => {
  it('by double click, reload and two tabs finds one and the same page', async () => {
    const buyer = await shop.buyer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => buyer.open({}, { 'Idempotency-Key': `tab-${i}` })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await buyer.open()).toMatchObject({ body: answers[0]?.body });
    expect(await openPages(buyer)).toHaveLength(1);
  });

  it('after the provider’s answer was lost finds the page that was opened', async () => {
    const buyer = await shop.buyer();
    const first = await buyer.open();
    // As if the process had ended between the provider's answer and our note of it.
    await shop.store.db
      .updateTable('checkout')
      .set({ provider_ref: null, url: null, expires_at: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect((await buyer.open()).body).toEqual(first.body);
    expect(await openPages(buyer)).toHaveLength(1);
  });

  it('with the same key and another order is refused', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'one-key' };
    const first = await buyer.open({}, key);
    const other = await buyer.open(monthly, key);
    expect([other.status, other.body]).toEqual([400, { error: 'invalid_request' }]);
    expect((await buyer.open({}, key)).body).toEqual(first.body);
    expect(await openPages(buyer)).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(256), 'käse'])('with a key that is none ("%s") is refused', async (key) => {
    const buyer = await shop.buyer();
    const before = await made();
    const encoded = Buffer.from(key, 'utf8').toString('latin1');
    expect((await buyer.open({}, { 'Idempotency-Key': encoded })).status).toBe(400);
    expect(await made()).toEqual(before);
  });

  it('for another plan closes the first page, so that only one can be paid', async () => {
    const buyer = await shop.buyer();
    const yearlyPage = await buyer.checkout();
    const monthlyPage = await buyer.checkout(monthly);
    expect(monthlyPage).not.toBe(yearlyPage);
    expect((await openPages(buyer)).map(({ product_id }) => product_id)).toEqual([monthly.productId]);
    expect((await shop.call('GET', yearlyPage)).status).toBe(410);
    expect((await shop.call('GET', monthlyPage)).status).toBe(200);
  });

  it('for another plan, after the first answer was lost, closes that page too', async () => {
    const buyer = await shop.buyer();
    await buyer.open();
    await shop.store.db
      .updateTable('checkout')
      .set({ provider_ref: null, url: null, expires_at: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    await buyer.open(monthly);
    expect((await openPages(buyer)).map(({ product_id }) => product_id)).toEqual([monthly.productId]);
  });

  it('when the page has expired opens a new one', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    const first = await buyer.checkout();
    own.clock.pass(days(1));
    const again = await (await buyer.later()).checkout();
    expect(again).not.toBe(first);
    expect([(await own.call('GET', first)).status, (await own.call('GET', again)).status]).toEqual([
      410, 200,
    ]);
    const states = await own.store.db.selectFrom('checkout').select('state').orderBy('state').execute();
    expect(states).toEqual([{ state: 'closed' }, { state: 'open' }]);
    await own.close();
  });
});

describe('asking when there is a subscription', () => {
  it('is refused, also for another plan, and makes nothing', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    const before = await made();
    for (const over of [{}, monthly]) {
      const answer = await buyer.open(over);
      expect([answer.status, answer.body]).toEqual([409, { error: 'already_subscribed' }]);
    }
    expect(await made()).toEqual(before);
  });

  it('is answered as the first time under the key of the first time', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'bought-with-this' };
    const first = await buyer.open({}, key);
    await buyer.buy();
    expect((await buyer.open({}, key)).body).toEqual(first.body);
  });

  it('is answered as the first time also when the payment is heard of in the middle of the call', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'heard-meanwhile' };
    const first = await buyer.open({}, key);
    const { db } = shop.store;
    // As when the provider's answer was lost: whose page stands in the store is told without a transaction.
    await db
      .updateTable('checkout')
      .set({ url: null, provider_ref: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    const transactions = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const transaction = db.transaction();
      vi.spyOn(transaction, 'execute').mockImplementationOnce(async (work) => {
        await buyer.buy();
        return transaction.execute(work);
      });
      return transaction;
    });
    const again = await buyer.open({}, key);
    transactions.mockRestore();
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await buyer.get('/api/subscription')).status).toBe(200);
  });

  it('that was paid a moment ago, before the site heard of it, opens no second page', async () => {
    const own = await openShop();
    own.reachable = false;
    const buyer = await own.buyer();
    await buyer.buy();
    const again = await buyer.open();
    expect(again.status).toBe(200);
    expect(
      (await own.call('GET', new URL(String(Object.values(again.body ?? {})[0])).pathname)).text,
    ).toContain('Already subscribed');
    const other = await buyer.open(monthly);
    expect([other.status, other.body]).toEqual([409, { error: 'already_subscribed' }]);
    expect(await countOf(own, 'sim_checkout')).toBe(1);
    await own.close();
  });
});

describe('the trial', () => {
  it.each([
    [undefined, 7],
    ['home_google_spring_hero', 7],
    ['home__usanniversary', 14],
    ['pro_radio_endorsement', 30],
    ['pro_radio_endorsement_may', 30],
  ])('that the origin %s earns is %i days', async (origin, trialDays) => {
    const buyer = await shop.buyer();
    await buyer.open({ origin });
    expect(await openPages(buyer)).toMatchObject([{ trial_days: trialDays }]);
  });

  it('is given once an account', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    await buyer.buy();
    // The subscription ends; its one trial stays used.
    await own.store.db.updateTable('subscription').set({ status: 'Expired' }).execute();
    await buyer.open();
    const pages = await own.store.db
      .selectFrom('sim_checkout')
      .select(['status', 'trial_days'])
      .orderBy('trial_days')
      .execute();
    expect(pages).toEqual([
      { status: 'open', trial_days: 0 },
      { status: 'complete', trial_days: 7 },
    ]);
    expect((await siteRows(own)).trials).toHaveLength(1);
    await own.close();
  });

  it('is not used up by a page that was never paid', async () => {
    const buyer = await shop.buyer();
    await buyer.checkout();
    await buyer.checkout(monthly);
    expect(await openPages(buyer)).toMatchObject([{ trial_days: 7 }]);
  });
});
