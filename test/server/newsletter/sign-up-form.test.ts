import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterPath } from '../../../src/domain/content/newsletter.ts';
import { newsletterReader } from '../support/newsletter-reader.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
let reader: ReturnType<typeof newsletterReader>;
beforeAll(async () => {
  at = await openTestSite();
  reader = newsletterReader(at);
});
afterAll(() => at.close());

const requests = async () =>
  (await at.store.db.selectFrom('newsletter_request').selectAll().execute()).length;

describe('a plain form', () => {
  it('leads back to the newsletter page, and the mail comes', async () => {
    const email = freshAddress();
    const answer = await reader.signUpForm({ email, news: 'on' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/newsletter#sent');
    const [mail] = await at.mails(email);
    expect(mail?.text).toContain('our weekly privacy news');
    expect(mail?.text).not.toContain('course');
  });

  it('is taken as multipart/form-data too', async () => {
    const email = freshAddress();
    const body = new FormData();
    for (const [name, value] of Object.entries({ email, news: 'on', locale: 'de' })) body.set(name, value);
    const answer = await reader.signUpWithBody(body);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/de/newsletter#sent']);
    const [mail] = await at.mails(email);
    expect(mail?.subject).toContain('Bitte bestätigen');
    expect(mail?.text).not.toContain('E-Mail-Kurs');
  });

  it.each([
    ['plain text', 'email=duck%40pond.example&news=1', 'text/plain;charset=UTF-8'],
    ['nothing named', 'email=duck%40pond.example&news=1', ''],
    [
      'parts that cannot be told apart',
      'email=duck%40pond.example&news=1',
      'multipart/form-data; boundary=x',
    ],
    [
      'a file in place of an address',
      '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nduck\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('sent as %s is refused for that, not for its address', async (_what, body, type) => {
    const before = await requests();
    const answer = await reader.signUpWithBody(body, { headers: { 'Content-Type': type } });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    expect(await requests()).toBe(before);
  });

  it('of a German page leads back to it, its mail and the pages behind it are German', async () => {
    const email = freshAddress();
    const answer = await reader.signUpForm({ email, tips: '1', locale: 'de' });
    expect(answer.headers.get('Location')).toBe('/de/newsletter#sent');
    expect((await at.mails(email))[0]?.subject).toContain('Bitte bestätigen');
    for (const page of ['confirm', 'unsubscribe'] as const) {
      const opened = await reader.open(await reader.pathIn(email, page));
      expect(await opened.text()).toContain('<html lang="de"');
    }
  });

  it('speaks the browser’s language where the form names none', async () => {
    const email = freshAddress();
    const headers = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };
    await reader.signUpForm({ email, tips: '1' }, { headers });
    expect((await at.mails(email))[0]?.subject).toContain('Bitte bestätigen');
  });

  it('sent by a script that asks for JSON is answered in JSON', async () => {
    const headers = { Accept: 'application/json' };
    const taken = await reader.signUpForm({ email: freshAddress(), tips: '1' }, { headers });
    expect(await taken.json()).toEqual({ status: 'sent' });
    const refused = await reader.signUpForm({ email: 'x', tips: '1' }, { headers });
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_email_address' }]);
  });

  it.each([
    [
      { email: 'duck@', news: '1' },
      'This is not an e-mail address',
      ['value="duck@"', 'name="news" value="1" checked'],
    ],
    [{ email: 'duck@pond.example' }, 'Choose at least one', ['value="duck@pond.example"']],
    [
      { news: '1', tips: '0' },
      'This is not an e-mail address',
      ['name="news" value="1" checked', 'name="tips" value="1"/>'],
    ],
    [
      { email: '"><script>alert(1)</script>', tips: 'on' },
      'not an e-mail',
      ['value="&quot;&gt;&lt;script&gt;'],
    ],
    [{}, 'This is not an e-mail address', ['value=""']],
  ])('%j is shown again with what was typed, and what is wrong in words', async (fields, says, kept) => {
    const before = await requests();
    const answer = await reader.signUpForm(fields);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(page.replace(/<[^>]*>/g, '')).toContain(says);
    for (const part of kept) expect(page).toContain(part);
    expect(page).toContain(`action="${newsletterPath}"`);
    expect(page).not.toContain('<script');
    expect(await requests()).toBe(before);
  });

  it('sent too often is shown again with the time to wait', async () => {
    const email = freshAddress();
    const from = { from: '198.51.100.77' };
    await reader.signUpForm({ email, news: '1', locale: 'de' }, from);
    const answer = await reader.signUpForm({ email, news: '1', locale: 'de' }, from);
    const page = await answer.text();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(page).toContain('60 Sekunden');
    expect(page).toContain(`value="${email}"`);
    expect(page).toContain('<input type="hidden" name="locale" value="de"');
    expect(await at.mails(email)).toHaveLength(1);
  });
});

describe('JSON', () => {
  const email = 'duck@pond.example';
  it.each([
    [{ email: '', news: true, tips: true }, 'invalid_email_address'],
    [{ email: 'a@b', news: true, tips: true }, 'invalid_email_address'],
    [{ email: 'duck@pond.example\r\nBcc: x@y.example', news: true, tips: true }, 'invalid_email_address'],
    [{ email, news: false, tips: false }, 'invalid_request'],
    [{ email, news: true }, 'invalid_request'],
    [{ email, news: 'yes', tips: true }, 'invalid_request'],
    [{ email: 7, news: true, tips: true }, 'invalid_request'],
    [{ news: true, tips: true }, 'invalid_request'],
    [[], 'invalid_request'],
    [null, 'invalid_request'],
    ['{', 'invalid_request'],
    ['', 'invalid_request'],
  ])('%j is refused with %s, and nothing is kept', async (body, error) => {
    const before = await requests();
    const answer = await reader.signUpWithJson(body);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
    expect(await requests()).toBe(before);
  });

  it('with more than we ask for is taken, and is kept by no cache', async () => {
    const signUp = { email: freshAddress(), news: true, tips: false, name: 'Duck' };
    const answer = await reader.signUpWithJson(signUp);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('another site', () => {
  it.each([{ Origin: 'https://other.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'cannot sign up or confirm for its visitors: %j',
    async (headers) => {
      const email = freshAddress();
      const signUp = { email, news: true, tips: true };
      expect((await reader.signUpWithJson(signUp, { headers })).status).toBe(403);
      expect((await reader.signUpForm({ email, news: '1' }, { headers })).status).toBe(403);
      expect(await at.mails(email)).toEqual([]);

      await reader.signUpWithJson(signUp);
      const path = await reader.pathIn(email, 'confirm');
      expect((await reader.press(path, { headers })).status).toBe(403);
      const rows = await at.store.db.selectFrom('newsletter_subscription').select('address').execute();
      expect(rows.map(({ address }) => address)).not.toContain(email);
    },
  );
});

describe('the one-click headers of RFC 8058', () => {
  let smtp: TestSmtpServer;
  let posted: TestSite;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    posted = await openTestSite({ env: { SMTP_URL: smtp.url } });
  });
  afterEach(async () => {
    await posted.close();
    await smtp.close();
  });

  it('in the mail as it was sent lead to a POST that really ends it', async () => {
    const email = freshAddress();
    const own = newsletterReader(posted);
    await own.signUpWithJson({ email, news: true, tips: true });
    await posted.site.settled();
    const [raw = ''] = smtp.received;
    const header = (name: string) => new RegExp(`^${name}: (.*)\r?$`, 'm').exec(raw)?.[1];
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.*)>$/.exec(header('List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(url.startsWith(`${siteUrl}/newsletter/unsubscribe?token=`)).toBe(true);

    expect((await own.open(url)).status).toBe(200);
    const waiting = () => posted.store.db.selectFrom('newsletter_request').selectAll().execute();
    expect(await waiting()).toHaveLength(1);
    expect((await own.pressOneClick(url)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await own.pressOneClick(url)).status).toBe(200);
  });
});
