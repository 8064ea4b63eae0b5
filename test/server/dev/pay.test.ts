import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCards } from '../../../src/server/payment/simulator/cards.ts';
import { unpublishedTag } from '../../support/unpublished-locale.ts';
import { field } from '../support/auth-client.ts';
import { days } from '../support/manual-clock.ts';
import {
  type Buyer,
  countOf,
  goodCard,
  leftAtProvider,
  openShop,
  payAt,
  type Shop,
} from '../support/shop.ts';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const pay = (path: string, over?: Parameters<typeof payAt>[2]) => payAt(shop, path, over);
const left = () => leftAtProvider(shop);

describe('the payment page', () => {
  it('says what is bought, when the first charge comes and how much it is', async () => {
    const { status, text, headers } = await shop.call('GET', await buyer.checkout());
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('text/html');
    for (const words of [
      'Yearly subscription',
      'Due today',
      'Your 7-day free trial begins',
      'First charge: $99.99',
      'November 28, 2026',
      'Test mode',
      'Personal information removal',
      'Expiration date',
      'ZIP code',
    ]) {
      expect(text).toContain(words);
    }
    for (const { number } of testCards) expect(text.replaceAll(' ', '')).toContain(number);
  });

  it('speaks the language the visitor came in', async () => {
    const { text } = await shop.call(
      'GET',
      await (await shop.buyer()).checkout({ returnUrl: 'http://localhost:4173/de/pro/welcome' }),
    );
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Erste Abbuchung: 99,99');
    expect(text).toContain('href="http://localhost:4173/de/pro?payment=cancelled"');
  });

  it('asks for an expiry date and a postcode outside the United States', async () => {
    const order = { productId: 'privacy-pro-monthly-gb' };
    const { body } = await (await shop.buyer()).open(order, {}, '?country=gb');
    const { text } = await shop.call('GET', new URL(field(body, 'checkoutUrl')).pathname);
    expect(text).toContain('Expiry date');
    expect(text).toContain('Postcode');
    expect(text).not.toMatch(/Expiration|ZIP/);
  });

  it('offers advice outside the United States, as the plan page does, and no more', async () => {
    const order = { productId: 'privacy-pro-monthly-gb' };
    const { body } = await (await shop.buyer()).open(order, {}, '?country=gb');
    const { text } = await shop.call('GET', new URL(field(body, 'checkoutUrl')).pathname);
    expect(text).toContain('Advice after identity theft');
    expect(text).not.toContain('Identity theft restoration');
  });

  it('works without a script and lets none run', async () => {
    const { text, headers } = await shop.call('GET', await buyer.checkout());
    expect(text).not.toContain('<script');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4173");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('lets a browser fill in the card', async () => {
    const { text } = await shop.call('GET', await buyer.checkout());
    for (const [name, autocomplete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvc', 'cc-csc'],
      ['postcode', 'postal-code'],
    ]) {
      expect(text).toMatch(new RegExp(`<input[^>]*id="${name}"[^>]*autocomplete="${autocomplete}"`));
    }
    expect(text.match(/inputmode="numeric"/g)).toHaveLength(3);
  });

  it('follows the theme that was chosen on the site', async () => {
    const path = await buyer.checkout();
    const theme = async (cookie: string) =>
      /<html[^>]*>/.exec((await shop.call('GET', path, { headers: { Cookie: cookie } })).text)?.[0];
    expect(await theme('kae=d')).toContain('data-theme="dark"');
    expect(await theme('kae=-1')).toContain('data-theme="light"');
    expect(await theme('kae=x')).not.toContain('data-theme');
  });

  it.each(testCards.map(({ name }) => name))('fills itself with the test card "%s"', async (name) => {
    const card = testCards.find((known) => known.name === name);
    const { text } = await shop.call('GET', `${await buyer.checkout()}?card=${name}`);
    expect(text.replaceAll(' ', '')).toContain(`value="${card?.number}"`);
  });
});

describe('a card that the bank accepts', () => {
  it.each(['succeeds', 'mastercard', 'amex', 'fails-later'] as const)(
    '(%s) leads back to the site',
    async (name) => {
      const number = testCards.find((card) => card.name === name)?.number ?? '';
      const path = await (await shop.buyer()).checkout();
      const before = await left();
      const answer = await pay(path, { number, cvc: number.length === 15 ? '1234' : '123' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        'http://localhost:4173/pro/welcome',
      ]);
      expect(await left()).toEqual({
        subscriptions: before.subscriptions + 1,
        invoices: before.invoices + 1,
        events: before.events + 3,
      });
    },
  );

  it('is charged once, however often and however fast the form is sent', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(path)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303]);
    expect((await pay(path)).headers.get('Location')).toBe('http://localhost:4173/pro/welcome');
    expect(await left()).toMatchObject({
      subscriptions: before.subscriptions + 1,
      invoices: before.invoices + 1,
    });
    const page = await shop.call('GET', path);
    expect(page.text).toContain('href="http://localhost:4173/pro/welcome"');
    expect(page.text, 'a trial was not paid for').toContain('Nothing was charged when you subscribed.');
    await shop.store.db
      .updateTable('sim_checkout')
      .set({ trial_days: 0 })
      .where('id', '=', path.split('/').at(-1) ?? '')
      .execute();
    expect((await shop.call('GET', path)).text).toContain('was charged once');
  });

  it('is nowhere kept: neither its number nor its check digits', async () => {
    const path = await (await shop.buyer()).checkout();
    await pay(path, { cvc: '937', postcode: 'ZZ9 9ZZ' });
    const dump = JSON.stringify(
      await Promise.all(
        (
          [
            'sim_customer',
            'sim_checkout',
            'sim_subscription',
            'sim_invoice',
            'sim_event',
            'checkout',
            'subscription',
          ] as const
        ).map((table) => shop.store.db.selectFrom(table).selectAll().execute()),
      ),
    );
    expect(dump).not.toContain('4242424242424242');
    expect(dump).not.toContain('"937"');
    expect(dump).not.toContain('ZZ9');
  });
});

describe('a card that the bank declines', () => {
  it.each([
    ['4000000000000002', 'It does not tell us why'],
    ['4000000000009995', 'the account does not have enough money'],
    ['4000000000000069', 'it has expired'],
  ])('(%s) is told so, nothing is charged and the form keeps what is no secret', async (number, words) => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    const answer = await pay(path, { number, cvc: '937', postcode: 'SW1A 1AA' });
    expect(answer.status).toBe(402);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Nothing was charged.');
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('value="SW1A 1AA"');
    expect(answer.text).toContain('value="12 / 35"');
    expect(answer.text).not.toContain(`value="${number}"`);
    expect(answer.text).not.toContain('value="937"');
    expect(await left()).toEqual(before);
    // The page stays usable: another card goes through.
    expect((await pay(path)).status).toBe(303);
  });

  it('on a charge, but may be kept, cannot buy without a trial', async () => {
    const own = await shop.buyer();
    await own.buy();
    await shop.store.db
      .updateTable('subscription')
      .set({ status: 'Expired' })
      .where('account_id', '=', own.accountId)
      .execute();
    const path = await own.checkout();
    expect((await shop.call('GET', path)).text).toContain('Pay $99.99');
    expect((await pay(path, { number: '4000000000000341' })).status).toBe(402);
  });
});

describe('a form with mistakes', () => {
  it('names each beside its field and in a list at the top', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    const answer = await pay(path, { number: '4242', expiry: '01/20', cvc: '', postcode: '<script>' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<title>Error: ');
    expect(answer.text).toContain('4 fields need another look');
    for (const field of ['number', 'expiry', 'cvc', 'postcode']) {
      expect(answer.text).toContain(`href="#${field}"`);
      expect(answer.text).toMatch(
        new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-problem`),
      );
    }
    expect(answer.text).not.toContain('<script>');
    expect(answer.text).toContain('value="&lt;script&gt;"');
    expect(await left()).toEqual(before);
  });

  it.each(['', 'a=b', '%%%', 'number=4242424242424242'])('or sent as "%s" is no crash', async (body) => {
    const answer = await shop.call('POST', await (await shop.buyer()).checkout(), { body });
    expect(answer.status).toBe(422);
  });

  it('refuses a real card, so that nobody enters one', async () => {
    const answer = await pay(await (await shop.buyer()).checkout(), { number: '4111 1111 1111 1111' });
    expect([answer.status, answer.text.includes('Never enter a real card here')]).toEqual([422, true]);
  });

  it('sent from another site is refused', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    const answer = await shop.call('POST', path, {
      form: goodCard,
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(await left()).toEqual(before);
  });
});

describe('a payment page that is no more', () => {
  it('says so when it never was', async () => {
    for (const path of ['/dev/pay/cs_test_nothing', '/dev/pay/%00', '/dev/pay/..%2f..']) {
      const page = await shop.call('GET', path);
      expect([path, page.status]).toEqual([path, 404]);
    }
    const page = await shop.call('GET', '/dev/pay/cs_test_nothing', {
      headers: { 'Accept-Language': `${unpublishedTag}, de;q=0.8` },
    });
    expect(page.text).toContain('Diese Zahlungsseite gibt es nicht');
    expect((await pay('/dev/pay/cs_test_nothing')).status).toBe(404);
  });

  it('says so when it expired, and takes no money', async () => {
    const own = await openShop();
    const path = await (await own.buyer()).checkout();
    own.clock.pass(days(1));
    const page = await own.call('GET', path);
    expect([
      page.status,
      page.text.includes('has expired'),
      page.text.includes('Nothing was charged'),
    ]).toEqual([410, true, true]);
    expect((await own.call('POST', path, { form: goodCard })).status).toBe(410);
    expect(await countOf(own, 'sim_subscription')).toBe(0);
    await own.close();
  });
});
