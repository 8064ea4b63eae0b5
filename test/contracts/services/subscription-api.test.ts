import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const day = 86_400_000;

/** What every {@link SubscriptionApi} does. */
function subscriptionApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the keeper of subscriptions`, () => {
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

    const buy = async (card: string, origin: string | null = null) => {
      const order = orderOn(services, { origin: origin === null ? null : originOf(origin) });
      const { checkoutUrl } = valueOf(await browser.checkout.open(token, order, crypto.randomUUID()));
      await services.pay(checkoutUrl, card);
    };

    it('has none for a new account, nor after a checkout that was not paid', async () => {
      expect(errorOf(await browser.subscription.current(token))).toEqual({ code: 'no_subscription' });
      expect(errorOf(await browser.subscription.status(token))).toEqual({ code: 'no_subscription' });
      valueOf(await browser.checkout.open(token, orderOn(services), crypto.randomUUID()));
      expect(errorOf(await browser.subscription.current(token))).toEqual({ code: 'no_subscription' });
    });

    it.each([
      ['home_google_spring_hero', 7],
      ['home_google_usanniversary', 14],
      ['pro_radio_endorsement', 30],
    ])('has what was paid for, with the trial that the origin %s earns (%i days)', async (origin, days) => {
      await buy(testCards.good, origin);
      const subscription = valueOf(await browser.subscription.current(token));
      expect(subscription).toMatchObject({
        productId: 'privacy-pro-monthly-us',
        status: 'Auto-Renewable',
        billingPeriod: 'monthly',
        platform: 'stripe',
        activeOffers: ['Trial'],
      });
      expect(subscription.expiresOrRenewsAt - subscription.startedAt).toBe(days * day);
      expect(valueOf(await browser.subscription.status(token))).toBe('Auto-Renewable');
    });

    it('has none after a declined card', async () => {
      await buy(testCards.declined);
      expect(errorOf(await browser.subscription.current(token))).toEqual({ code: 'no_subscription' });
    });

    it('lets it end with what is paid for, and takes that back, once however often it is told', async () => {
      await buy(testCards.good);
      const before = valueOf(await browser.subscription.current(token));
      for (const _ of [1, 2]) {
        const cancelled = valueOf(await browser.subscription.setRenewal(token, false));
        expect(cancelled).toEqual({ ...before, status: 'Not Auto-Renewable' });
      }
      expect(valueOf(await browser.subscription.status(token))).toBe('Not Auto-Renewable');
      for (const _ of [1, 2])
        expect(valueOf(await browser.subscription.setRenewal(token, true))).toEqual(before);
      expect(valueOf(await browser.subscription.current(token))).toEqual(before);
    });

    it('has nothing to cancel without a subscription', async () => {
      expect(errorOf(await browser.subscription.setRenewal(token, false))).toEqual({
        code: 'no_subscription',
      });
      expect(errorOf(await browser.subscription.current(token))).toEqual({ code: 'no_subscription' });
    });

    it('refuses a token that is none, and one that is too old', async () => {
      expect(errorOf(await browser.subscription.current('a.b.c'))).toEqual({ code: 'invalid_token' });
      expect(errorOf(await browser.subscription.status('a.b.c'))).toEqual({ code: 'invalid_token' });
      expect(errorOf(await browser.subscription.setRenewal('a.b.c', false))).toEqual({
        code: 'invalid_token',
      });
      await services.advance(14_400_000);
      expect(errorOf(await browser.subscription.current(token))).toEqual({ code: 'invalid_token' });
      expect(errorOf(await browser.subscription.status(token))).toEqual({ code: 'invalid_token' });
    });
  });
}

subscriptionApiContract('MemorySubscriptionApi', memoryServices);
subscriptionApiContract('HttpSubscriptionApi', httpServices);
