import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { isRecoveryKey } from '../../../src/domain/account/recovery-key.ts';
import { readAccessToken, type Tokens } from '../../../src/domain/account/token.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import {
  errorOf,
  namedAccount,
  newAccount,
  newEmail,
  type OpenServices,
  type ServiceBrowser,
  type Services,
  valueOf,
} from '../../support/services.ts';

const digest = new WebCryptoDigest();
const locale = 'en';

/** What every {@link AccountApi} does. */
function accountApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the keeper of accounts`, () => {
    let services: Services;
    let browser: ServiceBrowser;
    let tokens: Tokens;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    beforeEach(async () => {
      browser = services.browser();
      tokens = await newAccount(browser, digest);
    });

    let requests = 0;
    const asked = (email: string | null) => {
      requests += 1;
      return { email, locale, key: `request ${requests}` };
    };
    const request = async (email: string) =>
      valueOf(await browser.account.requestEmailChange(tokens.accessToken, asked(email))).hash;

    it('makes a recovery key, a new one each time', async () => {
      const { key } = valueOf(await browser.account.makeRecoveryKey(tokens.accessToken));
      expect(isRecoveryKey(key)).toBe(true);
      expect(key).toHaveLength(24);
      expect(valueOf(await browser.account.makeRecoveryKey(tokens.accessToken)).key).not.toBe(key);
      expect(errorOf(await browser.account.makeRecoveryKey('a.b.c'))).toEqual({ code: 'invalid_token' });
    });

    it('hears that a recovery key is saved, of whoever is signed in', async () => {
      valueOf(await browser.account.makeRecoveryKey(tokens.accessToken));
      valueOf(await browser.account.noteRecoveryKeyKept(tokens.accessToken));
      expect(errorOf(await browser.account.noteRecoveryKeyKept('a.b.c'))).toEqual({ code: 'invalid_token' });
    });

    it('puts a confirmed address into the account and into the next tokens', async () => {
      const email = newEmail();
      const hash = await request(` ${email.toUpperCase()}`);
      const passcode = await services.passcodeFor(email);
      const confirmed = await browser.account.confirmEmailChange(tokens.accessToken, {
        email,
        passcode,
        hash,
        locale,
      });
      expect(confirmed).toEqual({ ok: true, value: { email } });
      const renewed = valueOf(await browser.tokens.refresh(tokens.refreshToken ?? ''));
      expect(readAccessToken(renewed.accessToken)?.email).toBe(email);
    });

    it('tells whose token it is, with the address that was confirmed since', async () => {
      const id = readAccessToken(tokens.accessToken)?.accountId;
      expect(valueOf(await browser.account.info(tokens.accessToken))).toEqual({
        id,
        email: null,
        entitlements: [],
      });
      const email = newEmail();
      const hash = await request(email);
      const passcode = await services.passcodeFor(email);
      valueOf(
        await browser.account.confirmEmailChange(tokens.accessToken, { email, passcode, hash, locale }),
      );
      expect(valueOf(await browser.account.info(tokens.accessToken))).toMatchObject({ id, email });
    });

    it('changes nothing for a wrong passcode, and takes the right one after it', async () => {
      const email = newEmail();
      const hash = await request(email);
      const passcode = await services.passcodeFor(email);
      const wrong = { email, passcode: passcode === '000000' ? '111111' : '000000', hash, locale };
      expect(errorOf(await browser.account.confirmEmailChange(tokens.accessToken, wrong))).toEqual({
        code: 'invalid_login_credentials',
      });
      valueOf(await browser.account.confirmEmailChange(tokens.accessToken, { ...wrong, passcode }));
    });

    it('says of a passcode that is too old that it is the passcode', async () => {
      const email = newEmail();
      const hash = await request(email);
      const passcode = await services.passcodeFor(email);
      await services.advance(660_000);
      const confirmation = { email, passcode, hash, locale };
      expect(errorOf(await browser.account.confirmEmailChange(tokens.accessToken, confirmation))).toEqual({
        code: 'invalid_login_credentials',
      });
    });

    it('confirms again what it has confirmed, for a call whose answer was lost, and takes no other passcode for it', async () => {
      const email = newEmail();
      const confirmation = { email, passcode: '', hash: await request(email), locale };
      const right = { ...confirmation, passcode: await services.passcodeFor(email) };
      const wrong = { ...confirmation, passcode: right.passcode === '000000' ? '111111' : '000000' };
      const confirm = (call: typeof right) => browser.account.confirmEmailChange(tokens.accessToken, call);
      expect(valueOf(await confirm(right))).toEqual({ email });
      expect(valueOf(await confirm(right))).toEqual({ email });
      expect(errorOf(await confirm(wrong))).toEqual({ code: 'invalid_login_credentials' });
      await services.advance(660_000);
      expect(errorOf(await confirm(right))).toEqual({ code: 'invalid_link_signature' });
    });

    it('confirms again what it has confirmed where the address stays', async () => {
      const email = newEmail();
      const passcodeOf = () => services.passcodeFor(email);
      const confirm = (hash: string, passcode: string) =>
        browser.account.confirmEmailChange(tokens.accessToken, { email, passcode, hash, locale });
      await confirm(await request(email), await passcodeOf());
      await services.advance(60_000);
      const [hash, passcode] = [await request(email), await passcodeOf()];
      expect(valueOf(await confirm(hash, passcode))).toEqual({ email });
      expect(valueOf(await confirm(hash, passcode))).toEqual({ email });
    });

    it('refuses the hash of another account, of another address, and one that is none', async () => {
      const email = newEmail();
      const hash = await request(email);
      const passcode = await services.passcodeFor(email);
      const other = services.browser();
      const stranger = await newAccount(other, digest);
      const wrong = [
        other.account.confirmEmailChange(stranger.accessToken, { email, passcode, hash, locale }),
        browser.account.confirmEmailChange(tokens.accessToken, { email: newEmail(), passcode, hash, locale }),
        browser.account.confirmEmailChange(tokens.accessToken, { email, passcode, hash: 'none', locale }),
      ];
      for (const confirmed of await Promise.all(wrong)) {
        expect(errorOf(confirmed)).toEqual({ code: 'invalid_link_signature' });
      }
    });

    it('refuses an address that another account has, and one that is none', async () => {
      const { email } = await namedAccount(services, services.browser(), digest);
      expect(errorOf(await browser.account.requestEmailChange(tokens.accessToken, asked(email)))).toEqual({
        code: 'email_address_in_use',
      });
      const none = asked('no-address');
      expect(errorOf(await browser.account.requestEmailChange(tokens.accessToken, none))).toEqual({
        code: 'invalid_email_address',
      });
    });

    it('removes an address with the passcode that went to it, and says which', async () => {
      const { email, tokens: named } = await namedAccount(services, browser, digest);
      await services.advance(60_000);
      const request = asked(null);
      const { hash } = valueOf(await browser.account.requestEmailChange(named.accessToken, request));
      const passcode = await services.passcodeFor(email);
      const confirmation = { email: null, passcode, hash, locale };
      expect(valueOf(await browser.account.info(named.accessToken)).email).toBe(email);
      expect(valueOf(await browser.account.confirmEmailChange(named.accessToken, confirmation))).toEqual({
        email,
      });
      expect(valueOf(await browser.account.info(named.accessToken)).email).toBeNull();
      expect(errorOf(await browser.account.requestEmailChange(named.accessToken, request))).toEqual({
        code: 'invalid_email_address',
      });
    });

    it('asks to wait before it mails again', async () => {
      const email = newEmail();
      await request(email);
      const again = errorOf(await browser.account.requestEmailChange(tokens.accessToken, asked(email)));
      expect(again).toMatchObject({ code: 'too_many_requests' });
    });

    it('answers the same request again, whose answer was lost, and mails nothing for it', async () => {
      const email = newEmail();
      const change = asked(email);
      valueOf(await browser.account.requestEmailChange(tokens.accessToken, change));
      const passcode = await services.passcodeFor(email);
      const { hash } = valueOf(await browser.account.requestEmailChange(tokens.accessToken, change));
      expect(await services.passcodeFor(email)).toBe(passcode);
      const confirmation = { email, passcode, hash, locale };
      valueOf(await browser.account.confirmEmailChange(tokens.accessToken, confirmation));
    });

    it('takes the key of another account’s request, or for another address, for one of its own', async () => {
      const change = asked(newEmail());
      valueOf(await browser.account.requestEmailChange(tokens.accessToken, change));
      const elsewhere = { ...change, email: newEmail() };
      valueOf(await browser.account.requestEmailChange(tokens.accessToken, elsewhere));
      expect(await services.passcodeFor(elsewhere.email)).toMatch(/^\d{6}$/);
      await services.advance(60_000);
      const before = await services.passcodeFor(change.email ?? '');
      const other = services.browser();
      const { accessToken } = await newAccount(other, digest);
      valueOf(await other.account.requestEmailChange(accessToken, change));
      expect(await services.passcodeFor(change.email ?? '')).not.toBe(before);
    });

    it('refuses a token that is none, and one that was signed out', async () => {
      const email = newEmail();
      valueOf(await browser.tokens.signOut(tokens.accessToken));
      const answers = [
        browser.account.info('a.b.c'),
        browser.account.info(tokens.accessToken),
        browser.account.requestEmailChange('a.b.c', asked(email)),
        browser.account.requestEmailChange(tokens.accessToken, asked(email)),
        browser.account.confirmEmailChange('a.b.c', { email, passcode: '000000', hash: 'none', locale }),
      ];
      for (const answer of await Promise.all(answers))
        expect(errorOf(answer)).toEqual({ code: 'invalid_token' });
    });
  });
}

accountApiContract('MemoryAccountApi', memoryServices);
accountApiContract('HttpAccountApi', httpServices);
