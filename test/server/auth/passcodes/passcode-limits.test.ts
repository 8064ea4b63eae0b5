import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { AuthClient } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const wrong = (passcode: string) => String((Number(passcode) + 1) % 1_000_000).padStart(6, '0');

withStores((store) => {
  let at: TestSite;
  let email: string;
  let module = 0;
  beforeAll(async () => {
    at = await openTestSite({ store: store(), env: { TRUSTED_PROXIES: '10.0.0.0/8' } });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    at.clock.pass(minutes(1));
  });

  const begun = (peer?: string) => AuthClient.begun(at, peer);
  /** A /64 that no other test uses, as the start of an address. */
  const freshNetwork = () => {
    module += 1;
    return `2001:db8:${process.pid.toString(16).slice(-4)}:${module.toString(16)}`;
  };
  const mailedPasscode = async (peer?: string) => {
    const client = await begun(peer);
    expect((await client.askPasscode(email)).status).toBe(200);
    return { client, passcode: await at.passcodeFor(email) };
  };

  describe('one network', () => {
    it('gets 20 passcodes an hour sent, to whomever, and its neighbor is not stopped', async () => {
      const network = freshNetwork();
      for (let count = 1; count <= 20; count += 1) {
        const client = await begun(`${network}::${count.toString(16)}`);
        expect((await client.askPasscode(freshAddress())).status).toBe(200);
      }
      const unlucky = freshAddress();
      const stopped = await (await begun(`${network}:ffff::1`)).askPasscode(unlucky);
      expect(stopped).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(stopped.headers.get('Retry-After')).toBe('3600');
      expect(await at.mails(unlucky)).toHaveLength(0);
      expect((await (await begun(`${freshNetwork()}::1`)).askPasscode(unlucky)).status).toBe(200);

      at.clock.pass(minutes(60) - 1);
      const early = await (await begun(`${network}::1`)).askPasscode(freshAddress());
      expect(early.headers.get('Retry-After')).toBe('1');
      at.clock.pass(1);
      expect((await (await begun(`${network}::1`)).askPasscode(freshAddress())).status).toBe(200);
    });

    it('is counted by what a trusted proxy says, and cannot say it itself', async () => {
      const network = freshNetwork();
      const from = async (peer: string, forwarded: string) => {
        const query = { email: freshAddress() };
        const headers = { 'X-Forwarded-For': forwarded };
        const client = new AuthClient(at, 'mallard-web', peer);
        return (await client.call('POST', legacyAuthPaths.loginLink, { query, headers })).status;
      };
      for (let count = 0; count < 20; count += 1) {
        expect(await from('10.0.0.1', `192.0.2.${count}, ${network}::1`)).toBe(200);
      }
      expect(await from('10.0.0.1', `192.0.2.200, ${network}::2`)).toBe(429);
      expect(await from(`${network}::3`, '192.0.2.201')).toBe(429);
    });

    it('that guesses shuts itself out for a day, and the owner is in after 15 minutes', async () => {
      const guesser = `${freshNetwork()}::1`;
      for (let round = 0; round < 2; round += 1) {
        for (let count = 0; count < 5; count += 1) {
          expect((await (await begun(guesser)).logIn(email, '000000')).status).toBe(400);
        }
        at.clock.pass(minutes(15));
      }
      expect((await (await begun(guesser)).logIn(email, '000000')).status).toBe(429);
      const { client, passcode } = await mailedPasscode(`${freshNetwork()}::1`);
      expect((await client.logIn(email, passcode)).status).toBe(200);
    });

    it('that guesses at 20 addresses is closed for all of them', async () => {
      const guesser = await begun(`${freshNetwork()}::1`);
      for (let address = 0; address < 20; address += 1) {
        const other = freshAddress();
        for (let count = 0; count < 5; count += 1) await guesser.logIn(other, '000000');
      }
      const answer = await guesser.logIn(freshAddress(), '000000');
      expect(answer).toMatchObject({ status: 429 });
      expect(answer.headers.get('Retry-After')).toBe('86400');
      expect((await guesser.askPasscode(freshAddress())).status).toBe(429);
    });
  });

  describe('one address', () => {
    it('takes 20 wrong passcodes in a day from anywhere, then none for a day; who is signed in stays', async () => {
      const inside = new AuthClient(at);
      await inside.authorize();
      const { client, passcode } = await mailedPasscode();
      const code = (await client.logIn(email, passcode)).body;
      const answer = await client.exchange(code instanceof Object && 'code' in code ? String(code.code) : '');
      const tokens = answer.body;
      const access = tokens instanceof Object && 'access_token' in tokens ? String(tokens.access_token) : '';
      for (let round = 0; round < 4; round += 1) {
        at.clock.pass(minutes(15));
        for (let count = 0; count < 5; count += 1) {
          const network = `${freshNetwork()}::1`;
          expect((await (await begun(network)).logIn(email, '000000')).status).toBe(400);
        }
      }
      at.clock.pass(minutes(15));
      const stopped = await (await begun()).logIn(email, passcode);
      expect(stopped.status).toBe(429);
      expect(stopped.headers.get('Retry-After')).toBe(String(86_400 - 900));
      expect((await client.account(access)).status).toBe(200);

      at.clock.pass(seconds(86_400 - 900));
      const again = await mailedPasscode();
      expect((await again.client.logIn(email, again.passcode)).status).toBe(200);
    });

    it('keeps its count over a right passcode: nobody gets a sixth guess in ten minutes', async () => {
      const { client, passcode } = await mailedPasscode();
      for (let count = 0; count < 4; count += 1) await (await begun()).logIn(email, wrong(passcode));
      expect((await client.logIn(email, passcode)).status).toBe(200);
      expect((await (await begun()).logIn(email, '000000')).status).toBe(400);
      expect((await (await begun()).logIn(email, '000000')).status).toBe(429);
    });

    it('is counted the same in both versions and for every purpose', async () => {
      const old = new AuthClient(at);
      const guess = () => old.call('POST', legacyAuthPaths.login, { query: { email, otp: '000000' } });
      for (let count = 0; count < 3; count += 1) expect((await guess()).status).toBe(400);
      for (let count = 0; count < 2; count += 1) {
        expect((await (await begun()).logIn(email, '000000')).status).toBe(400);
      }
      expect((await guess()).status).toBe(429);
    });

    it('takes its passcode at 599 seconds and not at 600', async () => {
      const late = await begun();
      const first = await mailedPasscode();
      at.clock.pass(seconds(599));
      expect((await (await begun()).logIn(email, first.passcode)).status).toBe(200);
      const second = await mailedPasscode();
      at.clock.pass(seconds(600));
      expect((await (await begun()).logIn(email, second.passcode)).status).toBe(400);
      expect((await late.logIn(email, second.passcode)).body).toEqual({ error: 'invalid_session_id' });
    });
  });

  describe('counters', () => {
    it('outlive a restart', async () => {
      const { passcode } = await mailedPasscode();
      for (let count = 0; count < 5; count += 1) await (await begun()).logIn(email, wrong(passcode));
      const env = { SITE_SECRET: at.config.secrets.site };
      const again = await openTestSite({ store: store(), env });
      again.clock.pass(at.clock.now() - again.clock.now());
      const visitor = new AuthClient(again);
      await visitor.authorize();
      expect((await visitor.logIn(email, passcode)).status).toBe(429);
      await again.close();
    });

    it('that cannot be read let nothing through, and no mail goes out', async () => {
      const unlucky = freshAddress();
      const client = await begun();
      await client.askPasscode(unlucky);
      at.clock.pass(minutes(1));
      await store().db.updateTable('limit_counter').set({ history: '{"happened":1}' }).execute();
      expect((await client.askPasscode(unlucky)).status).toBe(500);
      expect((await client.logIn(unlucky, '000000')).status).toBe(500);
      expect(await at.mails(unlucky)).toHaveLength(1);
      await store().db.deleteFrom('limit_counter').execute();
    });
  });

  describe('that an address is in use', () => {
    it('is told five times an hour to one account, and then nothing more is', async () => {
      const prober = new AuthClient(at, 'mallard-web', `${freshNetwork()}::1`);
      const { access } = await prober.signUp();
      for (let count = 0; count < 5; count += 1) {
        expect((await prober.edit(access, email)).status).toBe(409);
      }
      expect((await prober.edit(access, email)).status).toBe(429);
      const free = freshAddress();
      expect((await prober.edit(access, free)).status).toBe(429);
      expect(await at.mails(free)).toHaveLength(0);
    });
  });
});
