import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { readAccessToken } from '../../../src/domain/account/token.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import {
  errorOf,
  namedAccount,
  newAccount,
  type OpenServices,
  pkce,
  type ServiceBrowser,
  type Services,
  valueOf,
} from '../../support/services.ts';

const digest = new WebCryptoDigest();

/** What every {@link TokenApi} does. */
function tokenApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the source of tokens`, () => {
    let services: Services;
    let browser: ServiceBrowser;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    beforeEach(() => {
      browser = services.browser();
    });

    const newCode = async () => {
      const { verifier, challenge } = await pkce(digest);
      valueOf(await browser.authorization.authorize(challenge, null));
      return { verifier, code: valueOf(await browser.authorization.createAccount()).code };
    };

    it('exchanges a code for tokens that name the account and live four hours', async () => {
      const { accessToken, refreshToken } = valueOf(await browser.tokens.exchange(await newCode()));
      const claims = readAccessToken(accessToken);
      expect(claims?.accountId).toMatch(/^[0-9a-f-]{36}$/);
      expect(claims?.email).toBeNull();
      expect(refreshToken).toBeTruthy();
      const issued = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
      expect(issued.exp - issued.iat).toBe(14_400);
    });

    it('refuses a verifier that does not belong to the code', async () => {
      const { code } = await newCode();
      const { verifier } = await pkce(digest);
      expect(errorOf(await browser.tokens.exchange({ code, verifier }))).toMatchObject({
        code: 'invalid_token_request',
      });
    });

    it('refuses a code that is too old or was never given', async () => {
      const granted = await newCode();
      await services.advance(60_000);
      for (const code of [granted.code, 'never-given']) {
        const error = errorOf(await browser.tokens.exchange({ ...granted, code }));
        expect(error).toMatchObject({ code: 'invalid_token_request' });
      }
    });

    it('gives the same tokens again to who repeats the call within 15 s, as after an answer that got lost', async () => {
      const granted = await newCode();
      const first = valueOf(await browser.tokens.exchange(granted));
      await services.advance(5_000);
      expect(valueOf(await browser.tokens.exchange(granted))).toEqual(first);
      valueOf(await browser.tokens.refresh(first.refreshToken ?? ''));
    });

    it.each([
      ['later', 16_000, true],
      ['with another verifier', 1_000, false],
    ])(
      'takes a code that is used again %s for stolen, and ends what it gave',
      async (_, wait, sameVerifier) => {
        const granted = await newCode();
        const { refreshToken } = valueOf(await browser.tokens.exchange(granted));
        await services.advance(wait);
        const { verifier } = sameVerifier ? granted : await pkce(digest);
        const again = await browser.tokens.exchange({ ...granted, verifier });
        expect(errorOf(again)).toEqual({ code: 'invalid_token_request', reason: 'fraud' });
        const renewed = await browser.tokens.refresh(refreshToken ?? '');
        expect(errorOf(renewed)).toEqual({ code: 'invalid_token_request', reason: 'fraud' });
      },
    );

    it('uses a code up also by a verifier that does not belong to it', async () => {
      const granted = await newCode();
      const { verifier } = await pkce(digest);
      expect(errorOf(await browser.tokens.exchange({ ...granted, verifier }))).toMatchObject({
        reason: 'invalid',
      });
      expect(errorOf(await browser.tokens.exchange(granted))).toMatchObject({ reason: 'fraud' });
    });

    it('throws the specification’s words on an empty verifier', async () => {
      const { code } = await newCode();
      await expect(async () => browser.tokens.exchange({ code, verifier: '' })).rejects.toThrow(
        'No codeVerifier value provided for v2 auth',
      );
    });

    it('renews a pair; a repeated call within 15 s gives the same successor', async () => {
      const first = await newAccount(browser, digest);
      const second = valueOf(await browser.tokens.refresh(first.refreshToken ?? ''));
      await services.advance(5_000);
      const again = valueOf(await browser.tokens.refresh(first.refreshToken ?? ''));
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(again.refreshToken).toBe(second.refreshToken);
      expect(readAccessToken(second.accessToken)?.accountId).toBe(
        readAccessToken(first.accessToken)?.accountId,
      );
      valueOf(await browser.tokens.refresh(second.refreshToken ?? ''));
    });

    it('takes a later reuse for a theft, and ends the whole family', async () => {
      const first = await newAccount(browser, digest);
      const second = valueOf(await browser.tokens.refresh(first.refreshToken ?? ''));
      await services.advance(16_000);
      expect(errorOf(await browser.tokens.refresh(first.refreshToken ?? ''))).toEqual({
        code: 'invalid_token_request',
        reason: 'reused',
      });
      expect(errorOf(await browser.tokens.refresh(second.refreshToken ?? ''))).toMatchObject({
        code: 'invalid_token_request',
      });
    });

    it('refuses a refresh token that is none, and one of an account without an address older than 400 days', async () => {
      const { refreshToken } = await newAccount(browser, digest);
      expect(errorOf(await browser.tokens.refresh('none'))).toEqual({
        code: 'invalid_token_request',
        reason: 'invalid',
      });
      await services.advance(400 * 86_400_000);
      expect(errorOf(await browser.tokens.refresh(refreshToken ?? ''))).toEqual({
        code: 'invalid_token_request',
        reason: 'expired',
      });
    });

    it('ends a session: its tokens are good for nothing more', async () => {
      const { tokens } = await namedAccount(services, browser, digest);
      valueOf(await browser.tokens.signOut(tokens.accessToken));
      expect(errorOf(await browser.tokens.refresh(tokens.refreshToken ?? ''))).toEqual({
        code: 'invalid_token_request',
        reason: 'loggedOut',
      });
      expect(errorOf(await browser.tokens.signOut(tokens.accessToken))).toEqual({ code: 'invalid_token' });
    });

    it('lets a session live 30 days once the account has an address', async () => {
      const { tokens } = await namedAccount(services, browser, digest);
      await services.advance(30 * 86_400_000);
      expect(errorOf(await browser.tokens.refresh(tokens.refreshToken ?? ''))).toMatchObject({
        reason: 'expired',
      });
    });

    it('ends every session of an account at once, and no other account’s', async () => {
      const first = await newAccount(browser, digest);
      const app = valueOf(await browser.tokens.handOver(first.accessToken));
      const other = await newAccount(services.browser(), digest);
      valueOf(await browser.tokens.signOutEverywhere(first.accessToken));
      for (const { accessToken } of [first, app]) {
        expect(errorOf(await browser.tokens.signOut(accessToken))).toEqual({ code: 'invalid_token' });
        expect(errorOf(await browser.tokens.signOutEverywhere(accessToken))).toEqual({
          code: 'invalid_token',
        });
      }
      expect(errorOf(await browser.tokens.refresh(first.refreshToken ?? ''))).toMatchObject({
        reason: 'loggedOut',
      });
      valueOf(await browser.tokens.refresh(other.refreshToken ?? ''));
    });

    it('hands over a session of its own: the account is the same, and each ends by itself', async () => {
      const tokens = await newAccount(browser, digest);
      const given = valueOf(await browser.tokens.handOver(tokens.accessToken));
      expect(readAccessToken(given.accessToken)?.accountId).toBe(
        readAccessToken(tokens.accessToken)?.accountId,
      );
      expect(given.refreshToken).toBeTruthy();
      expect(given.refreshToken).not.toBe(tokens.refreshToken);
      valueOf(await browser.tokens.signOut(tokens.accessToken));
      expect(errorOf(await browser.tokens.handOver(tokens.accessToken))).toMatchObject({
        code: 'invalid_token_request',
      });
      valueOf(await browser.account.info(given.accessToken));
    });

    it('does not end a session for a token that is none or too old', async () => {
      const { accessToken } = await newAccount(browser, digest);
      expect(errorOf(await browser.tokens.signOut('a.b.c'))).toEqual({ code: 'invalid_token' });
      await services.advance(14_400_000);
      expect(errorOf(await browser.tokens.signOut(accessToken))).toEqual({ code: 'invalid_token' });
    });
  });
}

tokenApiContract('MemoryTokenApi', memoryServices);
tokenApiContract('HttpTokenApi', httpServices);
