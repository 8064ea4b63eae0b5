import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { AuthClient, field, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { days, minutes } from '../../support/manual-clock.ts';
import { tablesWith } from '../../support/store-scan.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let client: AuthClient;
  let tokens: TokenPair;
  let owner: string;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    owner = freshAddress();
    client = new AuthClient(at);
    tokens = await client.signUpWith(owner);
    at.clock.pass(minutes(1));
  });

  const change = async (to: string, locale?: string) => {
    const hash = field((await client.edit(tokens.access, to)).body, 'hash');
    const otp = await at.passcodeFor(to);
    expect((await client.confirm(tokens.access, { email: to, hash, otp, locale })).status).toBe(200);
  };
  const remove = async () => {
    const hash = field((await client.edit(tokens.access)).body, 'hash');
    await client.confirm(tokens.access, { hash, otp: await at.passcodeFor(owner) });
  };
  const linkFor = async (address: string) => {
    const [newest] = await at.mails(address);
    const link = /\S+\/account\/undo-email-change\?token=\S+/.exec(newest?.text ?? '')?.[0];
    if (link === undefined) throw new Error('No link was mailed');
    return link;
  };
  const open = async (link: string, init?: RequestInit) => {
    const response = await at.site.fetch(new Request(link, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const press = (link: string) =>
    open(link, { method: 'POST', headers: { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' } });
  const ownerOf = async (address: string) =>
    (await store().db.selectFrom('account').select('id').where('email', '=', address).executeTakeFirst())?.id;

  describe('a changed address', () => {
    it('is told to the former one, with enough of the new one to know it again', async () => {
      const next = freshAddress();
      await change(next);
      const [notice] = await at.mails(owner);
      expect(notice?.text).toContain('d…@pond.example');
      expect(notice?.text).not.toContain(next);
      expect((await linkFor(owner)).startsWith(siteUrl)).toBe(true);
    });

    it('that was added to nothing is told to nobody', async () => {
      const fresh = new AuthClient(at);
      const first = freshAddress();
      await fresh.signUpWith(first);
      expect(await at.mails(first)).toHaveLength(1);
    });

    it('confirmed as what it was is told to nobody', async () => {
      const before = (await at.mails(owner)).length;
      await change(owner);
      expect(await at.mails(owner)).toHaveLength(before + 1);
      expect((await at.mails(owner))[0]?.text).not.toContain('undo-email-change');
    });

    it('keeps the former address in no table in clear', async () => {
      await change(freshAddress());
      await at.mails(owner);
      expect(await tablesWith(store(), owner)).toEqual(['mailbox']);
    });
  });

  describe('the link in the notice', () => {
    it('shows a page with a button, and opening it changes nothing', async () => {
      const next = freshAddress();
      await change(next);
      const link = await linkFor(owner);
      const page = await open(link, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
      expect(page.status).toBe(200);
      expect(page.text).toContain(owner);
      expect(page.text).toMatch(/<form[^>]*method="post"/);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      // With no-referrer the browser would send the form with `Origin: null`, which our own check refuses.
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(await ownerOf(owner)).toBeUndefined();
      expect(await ownerOf(next)).toBeDefined();
    });

    it('gives the address back and signs out whoever took it, in every way', async () => {
      const next = freshAddress();
      await change(next);
      at.clock.pass(minutes(1));
      const legacy = new AuthClient(at);
      await legacy.call('POST', legacyAuthPaths.loginLink, { query: { email: next } });
      const entered = await legacy.call('POST', legacyAuthPaths.login, {
        query: { email: next, otp: await at.passcodeFor(next) },
      });
      const authToken = field(entered.body, 'auth_token');
      const waiting = new AuthClient(at);
      const query = waiting.authorizeQuery();
      await waiting.call('POST', authPaths.authorize, { query, bearer: authToken });
      const code = field((await waiting.create()).body, 'code');

      const accountId = await ownerOf(next);
      const link = await linkFor(owner);
      const done = await press(link);
      expect(done.status).toBe(200);
      expect(await ownerOf(owner)).toBe(accountId);
      expect(await ownerOf(next)).toBeUndefined();
      expect((await client.account(tokens.access)).status).toBe(401);
      expect((await client.refresh(tokens.refresh)).body).toMatchObject({ error_code: 3 });
      const validated = await legacy.call('POST', legacyAuthPaths.validate, { bearer: authToken });
      expect(validated.status).toBe(401);
      expect((await waiting.exchange(code)).status).toBe(400);
      expect((await waiting.create()).status).toBe(400);

      at.clock.pass(minutes(1));
      const back = new AuthClient(at);
      await back.authorize();
      await back.askPasscode(owner);
      const again = await back.logIn(owner, await at.passcodeFor(owner));
      expect(tokensOf(await back.exchange(field(again.body, 'code'))).access).not.toBe('');
    });

    it('gives a removed address back', async () => {
      await remove();
      expect(await ownerOf(owner)).toBeUndefined();
      expect((await press(await linkFor(owner))).status).toBe(200);
      expect(await ownerOf(owner)).toBeDefined();
    });

    it('works once', async () => {
      await change(freshAddress());
      const link = await linkFor(owner);
      expect((await press(link)).status).toBe(200);
      expect((await press(link)).status).toBe(404);
      expect((await open(link)).status).toBe(404);
    });

    it('works once also where an engine numbers rows beyond what a number of JavaScript holds exactly', async () => {
      const goOnAfter = (number: bigint) =>
        sql`select setval(pg_get_serial_sequence('email_change', 'position'), ${number})`.execute(store().db);
      await goOnAfter(9_007_199_254_740_994n);
      await change(freshAddress());
      const link = await linkFor(owner);
      await goOnAfter(1_000n);
      expect((await press(link)).status).toBe(200);
      expect((await press(link)).status).toBe(404);
    });

    it('pressed twice at once works once', async () => {
      await change(freshAddress());
      const link = await linkFor(owner);
      const both = await Promise.all([press(link), press(link)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await ownerOf(owner)).toBeDefined();
    });

    it('still works after the address was changed on, and takes the later links with it', async () => {
      const [second, third] = [freshAddress(), freshAddress()];
      await change(second);
      const first = await linkFor(owner);
      at.clock.pass(minutes(1));
      await change(third);
      const later = await linkFor(second);
      expect((await press(first)).status).toBe(200);
      expect((await press(later)).status).toBe(404);
      expect(await ownerOf(owner)).toBeDefined();
      expect(await ownerOf(second)).toBeUndefined();
    });

    it('pressed while whoever took the address signs in leaves nobody in but its owner', async () => {
      const next = freshAddress();
      await change(next);
      const link = await linkFor(owner);
      at.clock.pass(minutes(1));
      await client.call('POST', legacyAuthPaths.loginLink, { query: { email: next } });
      const otp = await at.passcodeFor(next);
      const sessions = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const thief = new AuthClient(at);
          await thief.authorize();
          return thief;
        }),
      );
      const [pressed, entered, ...codes] = await Promise.all([
        press(link),
        client.call('POST', legacyAuthPaths.login, { query: { email: next, otp } }),
        ...sessions.map((thief) => thief.logIn(next, otp)),
      ]);
      expect(pressed.status).toBe(200);
      if (entered.status === 200) {
        const bearer = field(entered.body, 'auth_token');
        expect((await client.call('POST', legacyAuthPaths.validate, { bearer })).status).toBe(401);
      }
      for (const [index, answer] of codes.entries()) {
        if (answer.status !== 200) continue;
        const exchanged = await sessions[index]?.exchange(field(answer.body, 'code'));
        expect(exchanged?.status).toBe(400);
      }
    });

    it('works for 7 days and not a moment longer', async () => {
      await change(freshAddress());
      const link = await linkFor(owner);
      at.clock.pass(days(7) - 1);
      expect((await open(link)).status).toBe(200);
      at.clock.pass(1);
      expect((await open(link)).status).toBe(404);
      expect((await press(link)).status).toBe(404);
      expect(await ownerOf(owner)).toBeUndefined();
    });

    it('changes nothing when another account has the address by now', async () => {
      const next = freshAddress();
      await change(next);
      const link = await linkFor(owner);
      at.clock.pass(minutes(1));
      await new AuthClient(at).signUpWith(owner);
      const taken = await ownerOf(owner);
      expect((await press(link)).status).toBe(409);
      expect(await ownerOf(owner)).toBe(taken);
      expect(await ownerOf(next)).toBeDefined();
      expect((await client.account(tokens.access)).status).toBe(200);
    });

    it.each(['', '?token=', '?token=made-up'])('made up (%j) leads nowhere', async (query) => {
      const link = `${siteUrl}/account/undo-email-change${query}`;
      expect((await open(link)).status).toBe(404);
      expect((await press(link)).status).toBe(404);
    });

    it('is not pressed by another site', async () => {
      const next = freshAddress();
      await change(next);
      const link = await linkFor(owner);
      for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
        expect((await open(link, { method: 'POST', headers })).status).toBe(403);
      }
      expect(await ownerOf(next)).toBeDefined();
    });
  });
});
