import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterJobs } from '../../../src/server/newsletter/jobs.ts';
import { days } from '../support/manual-clock.ts';
import { newsletterReader } from '../support/newsletter-reader.ts';
import { runJobs } from '../support/run-jobs.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let reader: ReturnType<typeof newsletterReader>;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
    reader = newsletterReader(at);
  });
  afterAll(() => at.close());

  const both = (email: string) => ({ email, news: true, tips: true });
  const subscription = (email: string) =>
    store()
      .db.selectFrom('newsletter_subscription')
      .selectAll()
      .where('address', '=', email)
      .executeTakeFirst();
  const signUps = (email: string) =>
    store().db.selectFrom('newsletter_request').selectAll().where('address', '=', email).execute();
  const subscribed = async (wishes: { news: boolean; tips: boolean } = { news: true, tips: true }) => {
    const email = freshAddress();
    await reader.signUpWithJson({ email, ...wishes });
    await reader.press(await reader.pathIn(email, 'confirm'));
    return email;
  };

  describe('signing up', () => {
    it.each([
      { news: true, tips: false },
      { news: false, tips: true },
      { news: true, tips: true },
    ])('%o begins when the link in the mail is opened and its button pressed, not before', async (wishes) => {
      const email = freshAddress();
      const answer = await reader.signUpWithJson({ email: ` ${email.toUpperCase()} `, ...wishes });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'sent' });
      expect(await subscription(email)).toBeUndefined();

      const path = await reader.pathIn(email, 'confirm');
      for (let scans = 0; scans < 3; scans += 1) expect((await reader.open(path)).status).toBe(200);
      expect(await subscription(email)).toBeUndefined();

      expect((await reader.press(path)).status).toBe(200);
      expect(await subscription(email)).toMatchObject({ ...wishes, confirmed_at: at.clock.now() });
      expect(await at.mails(email)).toHaveLength(1);
    });

    it('twice confirmed is confirmed once', async () => {
      const email = freshAddress();
      await reader.signUpWithJson(both(email));
      const path = await reader.pathIn(email, 'confirm');
      const pages = await Promise.all([reader.press(path), reader.press(path)]);
      const [first, second] = await Promise.all(pages.map((page) => page.text()));
      expect(second).toBe(first);
      expect(await subscription(email)).toMatchObject({ news: true, tips: true });
    });

    it('anew changes the wishes, again only after a confirmation', async () => {
      const email = await subscribed({ news: true, tips: false });
      at.clock.pass(days(1));
      await reader.signUpWithJson({ email, news: false, tips: true });
      expect(await subscription(email)).toMatchObject({ news: true, tips: false });
      await reader.press(await reader.pathIn(email, 'confirm'));
      expect(await subscription(email)).toMatchObject({ news: false, tips: true });
    });

    it('is answered the same for an address that is unknown, asked, subscribed, left or refused', async () => {
      const [unknown, asked, refused] = [freshAddress(), freshAddress(), freshAddress()];
      const [known, left] = [await subscribed(), await subscribed()];
      await reader.press(await reader.pathIn(left, 'unsubscribe'));
      await reader.signUpWithJson(both(asked));
      await reader.signUpWithJson(both(refused));
      await reader.press(await reader.pathIn(refused, 'unsubscribe'));
      at.clock.pass(days(1));
      const answers = await Promise.all(
        [unknown, asked, known, left, refused].map(async (email) => {
          const answer = await reader.signUpWithJson(both(email));
          return [answer.status, [...answer.headers], await answer.text()];
        }),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it('keeps the address, the wishes and the dates, and nothing of who called', async () => {
      const email = freshAddress();
      await reader.signUpWithJson(both(email), {
        from: '198.51.100.77',
        headers: { 'User-Agent': 'Pond/1.0', 'Accept-Language': 'de-AT' },
      });
      await reader.press(await reader.pathIn(email, 'confirm'));
      const kept = JSON.stringify([await subscription(email), await signUps(email)]);
      expect(kept).not.toMatch(/198\.51|Pond|de-AT/);
      expect(Object.keys((await subscription(email)) ?? {}).sort()).toEqual([
        ...['address', 'address_key', 'asked_at', 'confirmed_at', 'news', 'tips'],
      ]);
      const token = /token=([^&\s]*)/.exec(await reader.pathIn(email, 'confirm'))?.[1] ?? '';
      expect(kept).not.toContain(token);
    });

    it('is forgotten after 15 days without a confirmation, and its link is over', async () => {
      const [email, confirmed] = [freshAddress(), await subscribed()];
      await reader.signUpWithJson(both(email));
      const path = await reader.pathIn(email, 'confirm');
      at.clock.pass(days(15) - 1);
      await runJobs(newsletterJobs(store().db), at.clock.now());
      expect((await reader.open(path)).status).toBe(200);
      at.clock.pass(1);
      expect((await reader.open(path)).status).toBe(404);
      expect((await reader.press(path)).status).toBe(404);
      await runJobs(newsletterJobs(store().db), at.clock.now());
      expect(await signUps(email)).toEqual([]);
      expect(await subscription(email)).toBeUndefined();
      expect(await subscription(confirmed)).toBeDefined();
    });
  });

  describe('leaving', () => {
    it('happens by the button, not by opening the page, and deletes the address', async () => {
      const email = await subscribed();
      const path = await reader.pathIn(email, 'unsubscribe');
      for (let scans = 0; scans < 3; scans += 1) expect((await reader.open(path)).status).toBe(200);
      expect(await subscription(email)).toBeDefined();

      expect((await reader.press(path)).status).toBe(200);
      expect(await subscription(email)).toBeUndefined();
      expect(await signUps(email)).toEqual([]);
    });

    it('happens by the one POST of a mail program, from anywhere, without a page, as often as it likes', async () => {
      const email = await subscribed();
      const url = siteUrl + (await reader.pathIn(email, 'unsubscribe'));
      const answers = await Promise.all([reader.pressOneClick(url), reader.pressOneClick(url)]);
      answers.push(await reader.press(url, { headers: { Origin: 'https://mail.example' } }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await subscription(email)).toBeUndefined();
      const entries = await store().db.selectFrom('mail_suppression').selectAll().execute();
      expect(entries.filter(({ reason }) => reason === 'left').length).toBeGreaterThan(0);
      expect(JSON.stringify(entries)).not.toContain('pond');
    });

    it('is for good: the old link to confirm brings nothing back', async () => {
      const email = await subscribed();
      const confirm = await reader.pathIn(email, 'confirm');
      await reader.press(await reader.pathIn(email, 'unsubscribe'));
      expect((await reader.press(confirm)).status).toBe(404);
      expect(await subscription(email)).toBeUndefined();
    });

    it('does not keep anybody from coming back, and then the old link to leave works again', async () => {
      const email = await subscribed();
      const leave = await reader.pathIn(email, 'unsubscribe');
      await reader.press(leave);
      at.clock.pass(days(1));
      await reader.signUpWithJson(both(email));
      await reader.press(await reader.pathIn(email, 'confirm'));
      expect(await subscription(email)).toBeDefined();
      await reader.press(leave);
      expect(await subscription(email)).toBeUndefined();
    });

    it('says what it does: it ends the newsletter, or only the question to somebody who never confirmed', async () => {
      const [reads, asked] = [await subscribed(), freshAddress()];
      await reader.signUpWithJson(both(asked));
      for (const [email, question, done] of [
        [reads, 'Unsubscribe from the newsletter?', 'You are unsubscribed'],
        [asked, 'Stop asking you?', 'We won’t ask again'],
      ] as const) {
        const path = await reader.pathIn(email, 'unsubscribe');
        expect(await (await reader.open(path)).text()).toContain(question);
        expect(await (await reader.press(path)).text()).toContain(done);
      }
    });

    it('before confirming keeps strangers from having us write to the address again', async () => {
      const email = freshAddress();
      await reader.signUpWithJson(both(email));
      await reader.press(await reader.pathIn(email, 'unsubscribe'));
      at.clock.pass(days(1));
      expect((await reader.signUpWithJson(both(email))).status).toBe(200);
      expect(await at.mails(email)).toHaveLength(1);
    });
  });

  describe('a link that is none of ours', () => {
    const tokens = ['', 'x', `${'A'.repeat(43)}.${'A'.repeat(43)}`, '%00', "' or 1=1 --", 'ä'.repeat(300)];
    it.each(tokens)('%j is told so, and changes nothing', async (token) => {
      const entries = await store().db.selectFrom('mail_suppression').select('since').execute();
      for (const page of ['confirm', 'unsubscribe']) {
        const path = `/newsletter/${page}?token=${encodeURIComponent(token)}`;
        expect((await reader.open(path)).status).toBe(404);
        expect((await reader.press(path)).status).toBe(404);
        expect((await reader.open(`/newsletter/${page}`)).status).toBe(404);
      }
      const after = await store().db.selectFrom('mail_suppression').select('since').execute();
      expect(after).toHaveLength(entries.length);
    });
  });

  describe('limits', () => {
    beforeEach(() => {
      at.clock.pass(days(2));
    });
    afterEach(() => {
      at.clock.pass(days(2));
    });

    it('an address is written to once a minute and five times a day, known or not', async () => {
      const from = { from: '198.51.100.77' };
      for (const email of [freshAddress(), await subscribed()]) {
        at.clock.pass(days(2));
        const before = (await at.mails(email)).length;
        expect((await reader.signUpWithJson(both(email), from)).status).toBe(200);
        const refused = await reader.signUpWithJson(both(email), from);
        expect(refused.status).toBe(429);
        expect(refused.headers.get('Retry-After')).toBe('60');
        expect(await refused.json()).toEqual({ error: 'too_many_requests' });
        for (let sent = 1; sent < 5; sent += 1) {
          at.clock.pass(60_000);
          expect((await reader.signUpWithJson(both(email), from)).status).toBe(200);
        }
        at.clock.pass(60_000);
        expect((await reader.signUpWithJson(both(email), from)).status).toBe(429);
        expect(await at.mails(email)).toHaveLength(before + 5);
      }
    });

    it('an address that strangers have signed up stays open for its owner, and is written to no more often', async () => {
      const [email, others] = [freshAddress(), freshAddress()];
      const from = (network: number) => ({ from: `198.51.${network}.9` });
      for (let stranger = 0; stranger < 5; stranger += 1) {
        expect((await reader.signUpWithJson(both(email), from(stranger))).status).toBe(200);
        const soon = await reader.signUpWithJson(both(email), from(100 + stranger));
        expect([soon.status, await soon.json()]).toEqual([200, { status: 'sent' }]);
        at.clock.pass(60_000);
      }
      const own = await reader.signUpWithJson(both(email), { from: '192.0.2.7' });
      expect([own.status, await own.json()]).toEqual([200, { status: 'sent' }]);
      expect(await at.mails(email)).toHaveLength(5);
      expect(await signUps(email)).toHaveLength(5);
      expect(await subscription(email)).toBeUndefined();

      expect((await reader.press(await reader.pathIn(email, 'confirm'))).status).toBe(200);
      expect(await subscription(email)).toMatchObject({ news: true, tips: true });
      // Another address of theirs is nobody's concern.
      expect((await reader.signUpWithJson(both(others), from(0))).status).toBe(200);
      expect(await at.mails(others)).toHaveLength(1);
    });

    it('whoever signs an address up again is told to wait, with the mails that others ordered', async () => {
      const [email, one, other] = [freshAddress(), { from: '198.51.7.9' }, { from: '198.51.8.9' }];
      await reader.signUpWithJson(both(email), one);
      await reader.signUpWithJson(both(email), other);
      for (const from of [one, other]) {
        const refused = await reader.signUpWithJson(both(email), from);
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
      }
      expect(await at.mails(email)).toHaveLength(1);
    });

    it('one network signs up twenty times an hour, whatever addresses it types', async () => {
      const statuses: number[] = [];
      const last = freshAddress();
      for (let count = 0; count < 21; count += 1) {
        const email = count === 20 ? last : freshAddress();
        // One household's IPv6 addresses are one network.
        const from = `2001:db8:1:1::${count + 1}`;
        statuses.push((await reader.signUpWithJson(both(email), { from })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(200), 429]);
      expect(await at.mails(last)).toEqual([]);
    });
  });
});
