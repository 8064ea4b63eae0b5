import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import { originOf } from '../../support/origin.ts';
import {
  errorOf,
  newAccount,
  type OpenServices,
  orderOn,
  type ServiceBrowser,
  type Services,
  valueOf,
} from '../../support/services.ts';

const digest = new WebCryptoDigest();

/** What every {@link CheckoutApi} does. */
function checkoutApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the way to the card provider`, () => {
    let services: Services;
    let browser: ServiceBrowser;
    let token: string;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    beforeEach(async () => {
      browser = services.browser();
      token = (await newAccount(browser, digest)).accessToken;
    });
    afterEach(() => services.setCountry('US'));

    it('opens a checkout', async () => {
      const { checkoutUrl } = valueOf(
        await browser.checkout.open(token, orderOn(services), crypto.randomUUID()),
      );
      expect(checkoutUrl.protocol).toMatch(/^https?:$/);
    });

    it('finds the same checkout for the same key, and never opens a second one for a repeated call', async () => {
      const key = crypto.randomUUID();
      const calls = Array.from({ length: 5 }, () => browser.checkout.open(token, orderOn(services), key));
      const urls = (await Promise.all(calls)).map((opened) => valueOf(opened).checkoutUrl.href);
      expect(new Set(urls).size).toBe(1);
    });

    it.each(['https://evil.example/pro/welcome', 'http://localhost:1/pro/welcome'])(
      'does not lead back to %s',
      async (returnUrl) => {
        const order = orderOn(services, { returnUrl: new URL(returnUrl) });
        expect(errorOf(await browser.checkout.open(token, order, crypto.randomUUID()))).toEqual({
          code: 'invalid_return_url',
        });
      },
    );

    it('does not lead back to a page that is no return route', async () => {
      const order = orderOn(services, { returnUrl: new URL('/pro/login', services.site) });
      expect(errorOf(await browser.checkout.open(token, order, crypto.randomUUID()))).toEqual({
        code: 'invalid_return_url',
      });
    });

    it.each(['home_google', 'a__', '_a_', '___'])('takes the origin %s', async (text) => {
      const order = orderOn(services, { origin: originOf(text) });
      const opened = await browser.checkout.open(token, order, crypto.randomUUID());
      expect(valueOf(opened).checkoutUrl.protocol).toMatch(/^https?:$/);
    });

    it('does not sell what does not exist', async () => {
      const order = orderOn(services, { productId: 'privacy-pro-weekly-us' });
      expect(errorOf(await browser.checkout.open(token, order, crypto.randomUUID()))).toEqual({
        code: 'unknown_product',
      });
    });

    it.each(['JP', 'DE'])(
      'does not sell the plan of the United States to a visitor in %s',
      async (country) => {
        services.setCountry(country);
        expect(errorOf(await browser.checkout.open(token, orderOn(services), crypto.randomUUID()))).toEqual({
          code: 'not_eligible',
        });
      },
    );

    it('refuses a token that is none', async () => {
      expect(errorOf(await browser.checkout.open('a.b.c', orderOn(services), crypto.randomUUID()))).toEqual({
        code: 'invalid_token',
      });
      expect(errorOf(await browser.checkout.portal('a.b.c'))).toEqual({ code: 'invalid_token' });
    });

    it('does not sell a second subscription to an account that has one, and leads to its portal', async () => {
      expect(errorOf(await browser.checkout.portal(token))).toEqual({ code: 'no_subscription' });
      const { checkoutUrl } = valueOf(
        await browser.checkout.open(token, orderOn(services), crypto.randomUUID()),
      );
      await services.pay(checkoutUrl, testCards.good);
      const yearly = orderOn(services, { productId: 'privacy-pro-yearly-us' });
      expect(errorOf(await browser.checkout.open(token, yearly, crypto.randomUUID()))).toEqual({
        code: 'already_subscribed',
      });
      expect(valueOf(await browser.checkout.portal(token)).customerPortalUrl.protocol).toMatch(/^https?:$/);
    });
  });
}

checkoutApiContract('MemoryCheckoutApi', memoryServices);
checkoutApiContract('HttpCheckoutApi', httpServices);
