import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { minutes } from '../../support/manual-clock.ts';
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
    at.clock.pass(minutes(1));
  });

  const begun = () => AuthClient.begun(at);

  describe('a right passcode that one session', () => {
    it('shows four times at once gives codes that all work until the first was exchanged', async () => {
      const asked = async () => {
        const client = await begun();
        await client.askPasscode(email);
        const passcode = await at.passcodeFor(email);
        at.clock.pass(minutes(1));
        const answers = await Promise.all(Array.from({ length: 4 }, () => client.logIn(email, passcode)));
        return { client, codes: answers.map(({ body }) => field(body, 'code')) };
      };
      for (const place of [0, 1, 2, 3]) {
        const { client, codes } = await asked();
        const [code = ''] = codes.splice(place, 1);
        const { access } = tokensOf(await client.exchange(code));
        for (const other of codes)
          expect(await client.exchange(other)).toMatchObject({ status: 400, body: { error_code: 0 } });
        expect((await client.account(access)).status).toBe(200);
      }
    });

    it('shows twenty times at once is no wrong try', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.logIn(email, passcode)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    });
  });
});
