import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { readAccessToken } from '../../../src/domain/account/token.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import {
  errorOf,
  namedAccount,
  newAccount,
  newEmail,
  type OpenServices,
  orderOn,
  type ServiceBrowser,
  type Services,
  valueOf,
} from '../../support/services.ts';

const digest = new WebCryptoDigest();
const locale = 'en';

const masked = (email: string) => `${email[0]}…${email.slice(email.indexOf('@'))}`;

/** What every {@link AccountDataApi} does. */
function accountDataApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the keeper of an account’s data`, () => {
    let services: Services;
    let browser: ServiceBrowser;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    beforeEach(() => {
      browser = services.browser();
    });

    /** An account with an address whose next passcode may be sent. */
    const named = async () => {
      const { email, tokens } = await namedAccount(services, browser, digest);
      await services.advance(60_000);
      return { email, token: tokens.accessToken };
    };

    it('exports what it knows of the account as JSON', async () => {
      const { email, token } = await named();
      const id = readAccessToken(token)?.accountId;
      const { json } = valueOf(await browser.data.export(token));
      expect(JSON.parse(json)).toMatchObject({ account: { id, email }, subscriptions: [] });
    });

    it('exports a subscription in the words of the contract', async () => {
      const { accessToken } = await newAccount(browser, digest);
      const opened = await browser.checkout.open(accessToken, orderOn(services), crypto.randomUUID());
      await services.pay(valueOf(opened).checkoutUrl, testCards.good);
      const { startedAt, expiresOrRenewsAt } = valueOf(await browser.subscription.current(accessToken));
      const { json } = valueOf(await browser.data.export(accessToken));
      expect(JSON.parse(json).subscriptions).toMatchObject([
        {
          productId: 'privacy-pro-monthly-us',
          platform: 'stripe',
          status: 'Auto-Renewable',
          inTrial: true,
          startedAt: new Date(startedAt).toISOString(),
          expiresOrRenewsAt: new Date(expiresOrRenewsAt).toISOString(),
        },
      ]);
    });

    it('deletes an account without an address at once, and its address is nobody’s', async () => {
      const { accessToken } = await newAccount(browser, digest);
      expect(valueOf(await browser.data.requestDeletion(accessToken, { locale }))).toEqual({
        sentTo: null,
        isFormer: false,
      });
      valueOf(await browser.data.delete(accessToken, { passcode: null }));
      expect(errorOf(await browser.account.info(accessToken))).toEqual({ code: 'invalid_token' });
    });

    it('deletes an account with an address by the passcode that went there, and frees the address', async () => {
      const { email, token } = await named();
      const { sentTo, isFormer } = valueOf(await browser.data.requestDeletion(token, { locale }));
      expect(sentTo).toBe(masked(email));
      expect(isFormer).toBe(false);
      const passcode = await services.passcodeFor(email);
      for (const wrong of [null, passcode === '000000' ? '111111' : '000000']) {
        expect(errorOf(await browser.data.delete(token, { passcode: wrong }))).toEqual({
          code: 'invalid_login_credentials',
        });
      }
      expect(valueOf(await browser.account.info(token)).email).toBe(email);
      valueOf(await browser.data.delete(token, { passcode }));
      expect(errorOf(await browser.data.export(token))).toEqual({ code: 'invalid_token' });
      await services.advance(60_000);
      const other = await newAccount(services.browser(), digest);
      valueOf(await browser.account.requestEmailChange(other.accessToken, { email, locale, key: 'request' }));
    });

    it.each(['changed', 'removed'] as const)(
      'asks whoever read the address before it was %s, for as long as that can be undone',
      async (way) => {
        const { email, tokens } = await namedAccount(services, browser, digest);
        await services.advance(60_000);
        const to = way === 'changed' ? newEmail() : null;
        const change = { email: to, locale, key: 'change' };
        const { hash } = valueOf(await browser.account.requestEmailChange(tokens.accessToken, change));
        const proof = { email: to, passcode: await services.passcodeFor(to ?? email), hash, locale };
        valueOf(await browser.account.confirmEmailChange(tokens.accessToken, proof));
        await services.advance(60_000);
        const former = valueOf(await browser.data.requestDeletion(tokens.accessToken, { locale }));
        expect(former).toEqual({ sentTo: masked(email), isFormer: true });
        expect(errorOf(await browser.data.delete(tokens.accessToken, { passcode: null }))).toEqual({
          code: 'invalid_login_credentials',
        });
        await services.advance(7 * 86_400_000);
        const { accessToken } = valueOf(await browser.tokens.refresh(tokens.refreshToken ?? ''));
        const later = valueOf(await browser.data.requestDeletion(accessToken, { locale }));
        expect(later).toEqual({ sentTo: to === null ? null : masked(to), isFormer: false });
      },
    );

    it('ends the subscription with the account', async () => {
      const { accessToken } = await newAccount(browser, digest);
      const order = orderOn(services);
      const opened = valueOf(await browser.checkout.open(accessToken, order, crypto.randomUUID()));
      await services.pay(opened.checkoutUrl, testCards.good);
      valueOf(await browser.subscription.current(accessToken));
      valueOf(await browser.data.delete(accessToken, { passcode: null }));
      expect(errorOf(await browser.subscription.current(accessToken))).toEqual({ code: 'invalid_token' });
    });

    it('asks to wait before it mails again', async () => {
      const { token } = await named();
      valueOf(await browser.data.requestDeletion(token, { locale }));
      expect(errorOf(await browser.data.requestDeletion(token, { locale }))).toMatchObject({
        code: 'too_many_requests',
      });
    });

    it('refuses a passcode that was sent for something else', async () => {
      const { token } = await named();
      const email = newEmail();
      valueOf(await browser.account.requestEmailChange(token, { email, locale, key: 'request' }));
      const passcode = await services.passcodeFor(email);
      expect(errorOf(await browser.data.delete(token, { passcode }))).toEqual({
        code: 'invalid_login_credentials',
      });
    });

    it('does nothing for a token that is none', async () => {
      const answers = [
        browser.data.export('a.b.c'),
        browser.data.requestDeletion('a.b.c', { locale }),
        browser.data.delete('a.b.c', { passcode: null }),
      ];
      for (const answer of await Promise.all(answers))
        expect(errorOf(answer)).toEqual({ code: 'invalid_token' });
    });
  });
}

accountDataApiContract('MemoryAccountDataApi', memoryServices);
accountDataApiContract('HttpAccountDataApi', httpServices);
