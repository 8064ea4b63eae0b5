import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand.ts';
import { supportPath } from '../../../src/domain/support/question.ts';
import { days, hours } from '../support/manual-clock.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeEach(async () => {
  at = await openTestSite();
});
afterEach(() => at.close());

type Fields = Readonly<Record<string, string>>;
const email = 'lena@pond.example';
const asked = { topic: 'vpn', email, question: 'It stops.\r\n\r\nWhy?', consent: 'yes', locale: 'en' };

/** Sends the form; `from` is the address it comes from, the machine itself unless given. */
const send = async (fields: Fields, from?: string, headers: Fields = {}) => {
  const answer = await at.site.fetch(
    new Request(siteUrl + supportPath, { method: 'POST', body: new URLSearchParams(fields), headers }),
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  );
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
};
const mails = () => at.mails(brand.supportEmail);

describe('a question to support', () => {
  it('reaches our mailbox with who asked, and the page says thank you', async () => {
    const { status, headers } = await send({ ...asked, locale: 'de' });
    expect([status, headers.get('Location')]).toEqual([303, '/de/subscription-support#sent']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('VPN: eine Frage an den Support');
    for (const text of [email, 'It stops.', 'Why?']) expect(mail?.text).toContain(text);
    expect(await at.mails(email)).toEqual([]);
  });

  it('that is sent twice a day is one email; on another day it is asked again', async () => {
    for (let sent = 0; sent < 2; sent += 1) expect((await send(asked)).status).toBe(303);
    expect(await mails()).toHaveLength(1);
    await send({ ...asked, question: 'And on my phone?' });
    at.clock.pass(days(1));
    await send(asked);
    expect(await mails()).toHaveLength(3);
  });

  it.each([
    [{ ...asked, topic: '' }, 'Choose a topic.'],
    [{ ...asked, email: '"><script>alert(1)</script>' }, 'value="&quot;&gt;&lt;script&gt;'],
    [{ ...asked, question: ' ' }, 'Write your question.'],
    [{ ...asked, consent: '' }, 'Check this box.'],
    [{ ...asked, consent: '', question: '</textarea><b>' }, '&lt;/textarea&gt;&lt;b&gt;'],
    [{ ...asked, locale: 'de', question: '' }, 'Schreiben Sie Ihre Frage.'],
  ])(
    'that lacks something is shown again with what was typed, and nothing is sent: %j',
    async (fields, says) => {
      const { status, page } = await send(fields);
      expect(status).toBe(400);
      expect(page).toContain(says);
      expect(page).toContain('aria-invalid="true"');
      expect(page).toContain('<option value="vpn"');
      expect(page).not.toContain('<script');
      expect(await mails()).toEqual([]);
    },
  );

  it('that lacks several things is told all of them, and the first has the focus', async () => {
    const { status, page } = await send({ locale: 'en', topic: 'vpn', email: 'lena' });
    expect(status).toBe(400);
    const said = ['not an e-mail address', 'Write your question.', 'Check this box.'];
    const words = page.replace(/<[^>]*>/g, '');
    for (const text of said) expect(words).toContain(text);
    for (const id of ['email', 'question', 'consent']) {
      expect(page.split(`id="${id}-problem"`)).toHaveLength(2);
    }
    expect(page).not.toContain('topic-problem');
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).toMatch(/<input[^>]* id="email"[^>]*autofocus/);
    expect(await mails()).toEqual([]);
  });

  it('is shown again with the hints of the form on its page, each read with its field', async () => {
    const { page } = await send({ ...asked, locale: 'de', question: '' });
    expect(page).toContain('Wenn Ihr Abo eine E-Mail-Adresse hat');
    expect(page).toMatch(
      /Wie lange wir sie aufbewahren[^<]*<a href="\/de\/privacy">Datenschutzerklärung<\/a>\./,
    );
    expect(page).toMatch(/<input[^>]* id="email"[^>]* aria-describedby="email-hint"/);
    expect(page).toMatch(/<input[^>]* id="consent"[^>]* aria-describedby="consent-hint"/);
    expect(page).not.toContain('question-hint');
    expect(await mails()).toEqual([]);
  });

  it('from another site for its visitors is refused', async () => {
    expect((await send(asked, undefined, { Origin: 'https://other.example' })).status).toBe(403);
    expect(await mails()).toEqual([]);
  });

  it('of an address is taken, however often strangers asked in its name', async () => {
    const fromStranger = (count: number) => ({ ...asked, question: `No. ${count}?` });
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(fromStranger(sent), `203.0.${sent}.7`)).status).toBe(303);
    }
    expect((await send(asked, '198.51.100.7')).status).toBe(303);
    expect(await mails()).toHaveLength(21);
  });

  it('of one address comes from one network 10 times a day', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send({ ...asked, question: `No. ${sent}?` }, '203.0.113.7')).status).toBe(303);
      at.clock.pass(hours(1));
    }
    expect((await send(asked, '203.0.113.7')).status).toBe(429);
    expect((await send({ ...asked, email: 'mo@pond.example' }, '203.0.113.7')).status).toBe(303);
    expect(await mails()).toHaveLength(11);
  });

  it('comes from one network 10 times an hour at most; whoever is over that is told where to write', async () => {
    const numbered = (count: number) => ({ ...asked, email: `lena${count}@pond.example` });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(numbered(sent), '203.0.113.7')).status).toBe(303);
    }
    const refused = await send(numbered(10), '203.0.113.7');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(refused.page).toContain(brand.supportEmail);
    expect(refused.page).toContain('It stops.');
    expect((await send(numbered(10), '198.51.100.7')).status).toBe(303);
    expect(await mails()).toHaveLength(11);
  });
});
