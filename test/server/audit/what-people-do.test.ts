import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../src/contract/auth.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { AuthClient, field } from '../support/auth-client.ts';
import { minutes, seconds } from '../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';
import { auditOf } from './audit-store.ts';

withStores((store) => {
  const { lines, empty } = auditOf(store);
  beforeEach(empty);

  describe('what people do', () => {
    let at: TestSite;
    beforeAll(async () => {
      at = await openTestSite({ store: store() });
    });
    afterAll(() => at.close());

    it('is written with who, what and why, and without an address', async () => {
      const [email, next] = [freshAddress(), freshAddress()];
      const client = new AuthClient(at);
      const tokens = await client.signUpWith(email);
      at.clock.pass(minutes(1));
      const hash = field((await client.edit(tokens.access, next)).body, 'hash');
      await client.confirm(tokens.access, { email: next, hash, otp: await at.passcodeFor(next) });
      await client.refresh(tokens.refresh);
      at.clock.pass(seconds(16));
      await client.refresh(tokens.refresh);
      at.clock.pass(1);
      const visitor = new AuthClient(at);
      await visitor.authorize();
      for (let count = 0; count < 5; count += 1) await visitor.logIn(next, '000000');

      const written = await lines();
      const said = written.map(({ actor, action, reason }) => `${actor.split(' ')[0]}: ${action}, ${reason}`);
      expect(said).toEqual([
        'visitor: account-created, asked for',
        'account: signed-in, by mallard-web',
        'account: email-added, confirmed by passcode',
        'account: email-changed, confirmed by passcode',
        'server: sign-in-ended, a refresh token came again',
        'visitor: guessing-stopped, too many wrong passcodes',
      ]);
      expect(JSON.stringify(written)).not.toContain('@');
      expect(written.at(-1)).toMatchObject({ actor: 'visitor', subject: 'an address' });
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 6 });
    });

    it('has a line for a replayed code and for signing out', async () => {
      const client = new AuthClient(at);
      await client.authorize();
      const code = field((await client.create()).body, 'code');
      await client.exchange(code);
      at.clock.pass(seconds(16));
      await client.exchange(code);
      at.clock.pass(1);
      const other = new AuthClient(at);
      const { access } = await other.signUp();
      await other.call('POST', authPaths.logout, { bearer: access });
      expect((await lines()).map(({ action, reason }) => `${action}, ${reason}`)).toEqual([
        'account-created, asked for',
        'signed-in, by mallard-web',
        'sign-in-ended, its code came a second time',
        'account-created, asked for',
        'signed-in, by mallard-web',
        'signed-out, asked for',
      ]);
    });
  });
});
