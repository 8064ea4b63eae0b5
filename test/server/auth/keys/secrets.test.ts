import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { createSite } from '../../../../src/server/app.ts';
import { loadConfig } from '../../../../src/server/config/config.ts';
import { createLog } from '../../../../src/server/log.ts';
import { Mailbox } from '../../../../src/server/mail/mailbox.ts';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { ManualClock, minutes } from '../../support/manual-clock.ts';
import { tablesWith } from '../../support/store-scan.ts';
import { freshAddress, siteUrl, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  const lines: string[] = [];
  const passcodes: string[] = [];
  const secrets: string[] = [];
  const addresses: string[] = [];
  const network = '198.51.100.77';
  let at: TestSite;
  let folder: string;

  /** Everything an account can go through, with a log that leaves nothing out. */
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mallard-secrets-'));
    const clock = new ManualClock();
    const config = loadConfig({ DATA_DIR: folder });
    const site = await createSite({
      config,
      clock,
      store: { ...store(), close: async () => {} },
      log: createLog('debug', { write: (line) => lines.push(line) }),
      postEvent: async () => 200,
    });
    const mails = async (to: string) => {
      await site.settled();
      return new Mailbox(store().db).list(to);
    };
    const passcodeFor = async (to: string) => {
      const passcode = /^\d{6}$/m.exec((await mails(to))[0]?.text ?? '')?.[0];
      if (passcode === undefined) throw new Error('No passcode was mailed');
      passcodes.push(passcode);
      return passcode;
    };
    at = { site, store: store(), clock, config, mails, passcodeFor, close: () => site.close() };
    await live();
  });
  afterAll(async () => {
    await at.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function live(): Promise<void> {
    const address = () => {
      const fresh = freshAddress();
      addresses.push(fresh);
      return fresh;
    };
    const keep = (...texts: readonly (string | null)[]) => {
      secrets.push(...texts.flatMap((text) => (text === null ? [] : [text])));
    };
    const [first, second, unknown] = [address(), address(), address()];
    const client = new AuthClient(at, 'mallard-web', network);
    const pair = await client.signUpWith(first);
    keep(client.cookie, client.verifier, pair.access, pair.refresh);
    at.clock.pass(minutes(1));
    const hash = field((await client.edit(pair.access, second)).body, 'hash');
    keep(hash);
    await client.confirm(pair.access, { email: second, hash, otp: await passcodeOf(second) });
    keep(/token=([\w-]+)/.exec((await at.mails(first))[0]?.text ?? '')?.[1] ?? null);

    at.clock.pass(minutes(1));
    const visitor = new AuthClient(at, 'mallard-web', network);
    await visitor.authorize();
    await visitor.askPasscode(second);
    await visitor.askPasscode(unknown);
    await visitor.logIn(second, 'wrong');
    const code = field((await visitor.logIn(second, await passcodeOf(second))).body, 'code');
    const entered = tokensOf(await visitor.exchange(code));
    const next = tokensOf(await visitor.refresh(entered.refresh));
    keep(visitor.cookie, code, entered.access, entered.refresh, next.access, next.refresh);

    at.clock.pass(minutes(1));
    await visitor.call('POST', legacyAuthPaths.loginLink, { query: { email: second } });
    const query = { email: second, otp: await passcodeOf(second) };
    keep(field((await visitor.call('POST', legacyAuthPaths.login, { query })).body, 'auth_token'));
    at.clock.pass(minutes(1));
    await visitor.call('POST', authPaths.deleteRequest, { bearer: next.access });
    await passcodeOf(second);
    await visitor.call('GET', authPaths.export, { bearer: next.access });
    await visitor.call('POST', authPaths.logout, { bearer: next.access });
    await at.site.fetch(new Request(`${siteUrl}/account/undo-email-change?token=${secrets[5] ?? ''}`));
  }
  const passcodeOf = (address: string) => at.passcodeFor(address);
  /** Alone, not as a part of a longer number. */
  const alone = (passcode: string) => new RegExp(`(?<!\\d)${passcode}(?!\\d)`);

  describe('after a whole life of an account', () => {
    it('the log has lines, and in them no code, token or address', () => {
      const text = lines.join('');
      expect(lines.length).toBeGreaterThan(20);
      for (const secret of [...secrets, ...addresses, network]) expect(text).not.toContain(secret);
      for (const passcode of passcodes) expect(text).not.toMatch(alone(passcode));
    });

    it('the log says what kind of wrong a passcode was, and not whose', () => {
      expect(lines.join('')).toContain('"refusedAs":"wrong"');
    });

    it('no table has a code or a token in clear', async () => {
      await store().db.deleteFrom('mailbox').execute();
      for (const secret of secrets) expect(await tablesWith(store(), secret)).toEqual([]);
      for (const passcode of passcodes) expect(await tablesWith(store(), alone(passcode))).toEqual([]);
    });

    it('no table and no line of the log has a JWT at all, of whatever kind', async () => {
      const jwt = /eyJ[\w-]+\.eyJ[\w-]+\./;
      expect(secrets.filter((one) => jwt.test(one))).toHaveLength(6);
      expect(await tablesWith(store(), jwt)).toEqual([]);
      expect(lines.join('')).not.toMatch(jwt);
    });

    it('only the account has the address, and only its present one; no table has the network', async () => {
      const [first = '', second = '', unknown = ''] = addresses;
      expect(await tablesWith(store(), second)).toEqual(['account']);
      for (const text of [first, unknown, network]) expect(await tablesWith(store(), text)).toEqual([]);
    });
  });
});
