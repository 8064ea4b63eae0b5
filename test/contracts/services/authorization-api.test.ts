import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { readAccessToken } from '../../../src/domain/account/token.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import {
  errorOf,
  namedAccount,
  newAccount,
  newEmail,
  type OpenServices,
  pkce,
  type ServiceBrowser,
  type Services,
  valueOf,
} from '../../support/services.ts';

const digest = new WebCryptoDigest();
const locale = 'en';

/** What every {@link AuthorizationApi} does. */
function authorizationApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the way to an authorization code`, () => {
    let services: Services;
    let browser: ServiceBrowser;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    beforeEach(() => {
      browser = services.browser();
    });

    const authorize = async () =>
      valueOf(await browser.authorization.authorize((await pkce(digest)).challenge, null));

    /** An account with an address, and the passcode that was mailed there to sign in with. */
    const mailed = async () => {
      const { email } = await namedAccount(services, services.browser(), digest);
      await services.advance(60_000);
      await authorize();
      valueOf(await browser.authorization.sendPasscode({ email, locale }));
      return { email, passcode: await services.passcodeFor(email) };
    };

    it('creates an account in an open session', async () => {
      await authorize();
      expect(valueOf(await browser.authorization.createAccount()).code).not.toBe('');
    });

    it('refuses a challenge that is none', async () => {
      expect(errorOf(await browser.authorization.authorize('short', null))).toEqual({
        code: 'invalid_authorization_request',
      });
    });

    it('does nothing without a session, in another browser’s session, or in one that is over', async () => {
      const noSession = { code: 'invalid_session_id' };
      const email = newEmail();
      const all = async (other: ServiceBrowser) => [
        errorOf(await other.authorization.createAccount()),
        errorOf(await other.authorization.sendPasscode({ email, locale })),
        errorOf(await other.authorization.signIn({ email, passcode: '000000' })),
        errorOf(await other.authorization.signInByKey('0123-4567-89AB-CDEF-GHJY')),
      ];
      await authorize();
      expect(await all(services.browser())).toEqual([noSession, noSession, noSession, noSession]);
      await services.advance(600_000);
      expect(await all(browser)).toEqual([noSession, noSession, noSession, noSession]);
    });

    it('signs in with a recovery key on another browser, until a newer one replaces it', async () => {
      const owner = services.browser();
      const tokens = await newAccount(owner, digest);
      const { key } = valueOf(await owner.account.makeRecoveryKey(tokens.accessToken));
      const { verifier, challenge } = await pkce(digest);
      valueOf(await browser.authorization.authorize(challenge, null));
      const { code } = valueOf(await browser.authorization.signInByKey(key.toLowerCase()));
      const signedIn = valueOf(await browser.tokens.exchange({ code, verifier }));
      expect(readAccessToken(signedIn.accessToken)?.accountId).toBe(
        readAccessToken(tokens.accessToken)?.accountId,
      );
      valueOf(await owner.account.makeRecoveryKey(tokens.accessToken));
      await authorize();
      expect(errorOf(await browser.authorization.signInByKey(key))).toEqual({
        code: 'invalid_login_credentials',
      });
    });

    it('signs in with the passcode that was mailed, however the address is written', async () => {
      const { email } = await namedAccount(services, services.browser(), digest);
      await services.advance(60_000);
      await authorize();
      valueOf(await browser.authorization.sendPasscode({ email: ` ${email.toUpperCase()} `, locale }));
      const passcode = await services.passcodeFor(email);
      expect(passcode).toMatch(/^\d{6}$/);
      expect(valueOf(await browser.authorization.signIn({ email, passcode })).code).not.toBe('');
    });

    it('takes a passcode once', async () => {
      const { email, passcode } = await mailed();
      valueOf(await browser.authorization.signIn({ email, passcode }));
      await authorize();
      expect(errorOf(await browser.authorization.signIn({ email, passcode }))).toEqual({
        code: 'invalid_login_credentials',
      });
    });

    describe('where the answer to a passcode was lost', () => {
      const answered = async () => {
        const { email } = await namedAccount(services, services.browser(), digest);
        await services.advance(60_000);
        const { verifier, challenge } = await pkce(digest);
        valueOf(await browser.authorization.authorize(challenge, null));
        valueOf(await browser.authorization.sendPasscode({ email, locale }));
        const typed = { email, passcode: await services.passcodeFor(email) };
        return { typed, verifier, lost: valueOf(await browser.authorization.signIn(typed)).code };
      };

      it('gives the same browser another code for it, and of all of them the first that is exchanged counts', async () => {
        const { typed, verifier, lost } = await answered();
        await services.advance(90_000);
        const again = valueOf(await browser.authorization.signIn(typed)).code;
        const third = valueOf(await browser.authorization.signIn(typed)).code;
        expect(new Set([lost, again, third])).toHaveLength(3);
        const tokens = valueOf(await browser.tokens.exchange({ code: again, verifier }));
        expect(readAccessToken(tokens.accessToken)?.email).toBe(typed.email);
        for (const code of [lost, third]) {
          expect(errorOf(await browser.tokens.exchange({ code, verifier }))).toMatchObject({
            code: 'invalid_token_request',
          });
        }
        expect((await browser.tokens.refresh(tokens.refreshToken ?? '')).ok, 'what counts lives on').toBe(
          true,
        );
        expect(errorOf(await browser.authorization.signIn(typed)), 'once its code was shown').toEqual({
          code: 'invalid_session_id',
        });
      });

      it('gives another browser none, nor for another address', async () => {
        const { typed } = await answered();
        const other = services.browser();
        valueOf(await other.authorization.authorize((await pkce(digest)).challenge, null));
        expect(errorOf(await other.authorization.signIn(typed))).toEqual({
          code: 'invalid_login_credentials',
        });
        const stranger = await namedAccount(services, services.browser(), digest);
        const elsewhere = { ...typed, email: stranger.email };
        expect(errorOf(await browser.authorization.signIn(elsewhere))).toEqual({
          code: 'invalid_session_id',
        });
        valueOf(await browser.authorization.signIn(typed));
      });

      it('counts each wrong one, until the address is closed for the right one too', async () => {
        const { typed } = await answered();
        const wrong = { ...typed, passcode: typed.passcode === '000000' ? '111111' : '000000' };
        for (let times = 0; times < 5; times += 1) {
          expect(errorOf(await browser.authorization.signIn(wrong))).toEqual({
            code: 'invalid_login_credentials',
          });
        }
        expect(errorOf(await browser.authorization.signIn(typed))).toMatchObject({
          code: 'too_many_requests',
        });
      });

      it('gives none once the time of the sign-in is up', async () => {
        const { typed } = await answered();
        await services.advance(600_000);
        expect(errorOf(await browser.authorization.signIn(typed))).toEqual({ code: 'invalid_session_id' });
      });
    });

    it('refuses a wrong passcode, and one that is too old', async () => {
      const { email, passcode } = await mailed();
      const wrong = passcode === '000000' ? '111111' : '000000';
      const refused = { code: 'invalid_login_credentials' };
      expect(errorOf(await browser.authorization.signIn({ email, passcode: wrong }))).toEqual(refused);
      await services.advance(600_000);
      await authorize();
      expect(errorOf(await browser.authorization.signIn({ email, passcode }))).toEqual(refused);
    });

    it('closes an address after five wrong passcodes', async () => {
      const { email, passcode } = await mailed();
      const wrong = passcode === '000000' ? '111111' : '000000';
      for (let times = 0; times < 5; times += 1)
        await browser.authorization.signIn({ email, passcode: wrong });
      const error = errorOf(await browser.authorization.signIn({ email, passcode }));
      expect(error).toMatchObject({ code: 'too_many_requests' });
      const wait = error.code === 'too_many_requests' ? error.retryAfterSeconds : 0;
      expect(wait).toBeGreaterThan(60);
      expect(wait).toBeLessThanOrEqual(900);
    });

    it('asks to wait before it mails again, and mails after that', async () => {
      const email = newEmail();
      await authorize();
      valueOf(await browser.authorization.sendPasscode({ email, locale }));
      const error = errorOf(await browser.authorization.sendPasscode({ email, locale }));
      expect(error).toMatchObject({ code: 'too_many_requests' });
      const wait = error.code === 'too_many_requests' ? error.retryAfterSeconds : 0;
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(60);
      await services.advance(wait * 1000);
      valueOf(await browser.authorization.sendPasscode({ email, locale }));
    });

    it('says the same to an address with an account and to one without', async () => {
      const { email } = await namedAccount(services, services.browser(), digest);
      await services.advance(60_000);
      await authorize();
      expect(await browser.authorization.sendPasscode({ email, locale })).toEqual(
        await browser.authorization.sendPasscode({ email: newEmail(), locale }),
      );
    });

    it.each(['', 'no-address', 'a@b', 'a b@example.com'])(
      'mails nothing to %j, which is no address',
      async (email) => {
        await authorize();
        expect(['invalid_email_address', 'communication']).toContain(
          errorOf(await browser.authorization.sendPasscode({ email, locale })).code,
        );
      },
    );
  });
}

authorizationApiContract('MemoryAuthorizationApi', memoryServices);
authorizationApiContract('HttpAuthorizationApi', httpServices);
