import { beforeEach, describe, expect, it } from 'vitest';
import { HttpLegacyAuthApi } from '../../../src/adapters/http/http-legacy-auth-api.ts';
import type { LegacyAuthApi } from '../../../src/application/ports/legacy-auth-api.ts';
import { clientOf, httpServicesOf } from '../../support/http-services.ts';
import {
  type AddedAccount,
  type LegacyAuthSide,
  memoryLegacyAuth,
} from '../../support/memory-legacy-auth.ts';
import { realLegacyAuth } from '../../support/real-legacy-auth.ts';
import { serverOfFile } from '../../support/server-of-file.ts';
import { errorOf, newEmail, valueOf } from '../../support/services.ts';

const locale = 'en';
const otherThan = (passcode: string) => (passcode === '000000' ? '111111' : '000000');

/** What every {@link LegacyAuthApi} does. */
function legacyAuthApiContract(name: string, open: () => LegacyAuthSide | Promise<LegacyAuthSide>): void {
  describe(`${name} as the first auth service`, () => {
    let side: LegacyAuthSide;
    let email: string;
    let account: AddedAccount;
    beforeEach(async () => {
      side = await open();
      email = newEmail();
      account = await side.addAccount(email, 'subscription');
    });

    it('signs in with the passcode it mailed, once, however the address is written', async () => {
      valueOf(await side.api.sendLoginLink({ email: ` ${email.toUpperCase()}`, locale }));
      const passcode = await side.passcodeFor(email);
      const { authToken, ...signedIn } = valueOf(await side.api.signIn({ email, passcode }));
      expect(signedIn).toEqual({ externalId: account.externalId, email });
      expect(valueOf(await side.api.validate(authToken))).toMatchObject(signedIn);
      expect(errorOf(await side.api.signIn({ email, passcode }))).toEqual({
        code: 'invalid_login_credentials',
      });
    });

    it('refuses a wrong passcode, and takes the right one after it', async () => {
      valueOf(await side.api.sendLoginLink({ email, locale }));
      const passcode = await side.passcodeFor(email);
      expect(errorOf(await side.api.signIn({ email, passcode: otherThan(passcode) }))).toEqual({
        code: 'invalid_login_credentials',
      });
      valueOf(await side.api.signIn({ email, passcode }));
    });

    it('says the same to an address with an account and to one without, and mails nothing to none', async () => {
      expect(await side.api.sendLoginLink({ email, locale })).toEqual(
        await side.api.sendLoginLink({ email: newEmail(), locale }),
      );
      expect(errorOf(await side.api.sendLoginLink({ email: 'no-address', locale }))).toEqual({
        code: 'invalid_email_address',
      });
    });

    it('asks to wait before it mails again', async () => {
      valueOf(await side.api.sendLoginLink({ email, locale }));
      expect(errorOf(await side.api.sendLoginLink({ email, locale }))).toMatchObject({
        code: 'too_many_requests',
      });
    });

    it('says whose token it is and what it entitles to', async () => {
      const { externalId, authToken, entitlements } = account;
      expect(entitlements).not.toEqual([]);
      expect(valueOf(await side.api.validate(authToken))).toEqual({ externalId, email, entitlements });
      const nameless = await side.addAccount(null, 'nothing');
      expect(valueOf(await side.api.validate(nameless.authToken))).toEqual({
        externalId: nameless.externalId,
        email: null,
        entitlements: [],
      });
      expect(errorOf(await side.api.validate('other'))).toEqual({ code: 'invalid_token' });
    });

    it('changes the address with the hash and the passcode', async () => {
      const next = newEmail();
      const { authToken } = account;
      const { hash } = valueOf(
        await side.api.requestEmailChange(authToken, { email: next, locale, key: 'request' }),
      );
      const passcode = await side.passcodeFor(next);
      const request = { email: next, passcode, hash, locale };
      expect(errorOf(await side.api.confirmEmailChange(authToken, { ...request, hash: 'x' }))).toEqual({
        code: 'invalid_link_signature',
      });
      const wrong = { ...request, passcode: otherThan(passcode) };
      expect(errorOf(await side.api.confirmEmailChange(authToken, wrong))).toEqual({
        code: 'invalid_login_credentials',
      });
      expect(valueOf(await side.api.validate(authToken)).email).toBe(email);
      expect(valueOf(await side.api.confirmEmailChange(authToken, request))).toEqual({ email: next });
      expect(valueOf(await side.api.validate(authToken)).email).toBe(next);
    });

    it('removes the address with the passcode that went to it', async () => {
      const { authToken } = account;
      const { hash } = valueOf(
        await side.api.requestEmailChange(authToken, { email: null, locale, key: 'request' }),
      );
      const passcode = await side.passcodeFor(email);
      const confirmed = await side.api.confirmEmailChange(authToken, { email: null, passcode, hash, locale });
      expect(valueOf(confirmed)).toEqual({ email });
      expect(valueOf(await side.api.validate(authToken)).email).toBeNull();
    });

    it('refuses an address that another account has, one that is none, and the hash of another account', async () => {
      const taken = newEmail();
      const other = await side.addAccount(taken, 'nothing');
      const ask = (address: string) =>
        side.api.requestEmailChange(account.authToken, { email: address, locale, key: 'request' });
      expect(errorOf(await ask(taken))).toEqual({ code: 'email_address_in_use' });
      expect(errorOf(await ask('no-address'))).toEqual({ code: 'invalid_email_address' });
      const next = newEmail();
      const { hash } = valueOf(await ask(next));
      const passcode = await side.passcodeFor(next);
      const request = { email: next, passcode, hash, locale };
      expect(errorOf(await side.api.confirmEmailChange(other.authToken, request))).toEqual({
        code: 'invalid_link_signature',
      });
    });

    it('refuses a token that is none, and throws the words of the specification without one', async () => {
      const request = { email: newEmail(), passcode: '123456', hash: 'h', locale, key: 'request' };
      expect(errorOf(await side.api.requestEmailChange('x', request))).toEqual({ code: 'invalid_token' });
      expect(errorOf(await side.api.confirmEmailChange('x', request))).toEqual({ code: 'invalid_token' });
      const words = 'No token supplied for v1 account edit';
      await expect(side.api.requestEmailChange('', request)).rejects.toThrow(words);
      await expect(side.api.confirmEmailChange('', request)).rejects.toThrow(words);
    });
  });
}

const server = serverOfFile();

legacyAuthApiContract('MemoryLegacyAuthApi', memoryLegacyAuth);
legacyAuthApiContract('HttpLegacyAuthApi', () =>
  realLegacyAuth(httpServicesOf(server()), new HttpLegacyAuthApi(clientOf(server()))),
);
