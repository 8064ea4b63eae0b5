import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let email: string;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    // The next mail may be sent.
    at.clock.pass(minutes(1));
  });

  const begun = () => AuthClient.begun(at);

  describe('asking for a passcode', () => {
    it('again within a minute is refused with the time to wait, and no second mail is sent', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const before = (await at.mails(email)).length;
      at.clock.pass(seconds(20));
      const early = await client.askPasscode(email);
      expect(early).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(early.headers.get('Retry-After')).toBe('40');
      expect(await at.mails(email)).toHaveLength(before);
      at.clock.pass(seconds(40));
      expect((await client.askPasscode(email)).status).toBe(200);
    });

    it('is refused after five in an hour', async () => {
      const address = freshAddress();
      for (let count = 0; count < 5; count += 1) {
        expect((await (await begun()).askPasscode(address)).status).toBe(200);
        at.clock.pass(minutes(1));
      }
      const answer = await (await begun()).askPasscode(address);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('Retry-After')).toBe(String(55 * 60));
      expect(await at.mails(address)).toHaveLength(5);
    });

    it('needs a live session or an access token, and sends nothing without', async () => {
      const address = freshAddress();
      const answer = await new AuthClient(at).askPasscode(address);
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
      const expired = await begun();
      at.clock.pass(seconds(600));
      expect(await expired.askPasscode(address)).toMatchObject({ body: { error: 'invalid_session_id' } });
      const forged = await new AuthClient(at).askPasscode(address, { bearer: 'forged' });
      expect(forged).toMatchObject({ body: { error: 'invalid_session_id' } });
      expect(await at.mails(address)).toHaveLength(0);
    });

    it.each(['duck', 'duck@', '@pond.example', 'a b@pond.example', 'duck@pond'])(
      'for %s is refused',
      async (address) => {
        expect(await (await begun()).askPasscode(address)).toMatchObject({
          status: 400,
          body: { error: 'invalid_email_address' },
        });
      },
    );

    it('without an address is refused as unreadable', async () => {
      const answer = await (await begun()).call('POST', authPaths.passcode);
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    });
  });
});
