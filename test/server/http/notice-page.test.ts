import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand.ts';
import { answerNotice, type Notice, noticeLanguage } from '../../../src/server/http/notice-page.tsx';
import { unpublishedTag } from '../../support/unpublished-locale.ts';

const notice: Notice = {
  language: 'de',
  heading: 'Gehört das dir?',
  says: ['Das hier <ist> gesagt.', 'Und das.'],
  form: { button: 'Ja' },
  link: { href: '/de', label: 'Weiter' },
};

async function page(given: Notice = notice, cookie?: string) {
  const app = new Hono().get('/', (c) => answerNotice(c, given));
  const answer = await app.request('/', cookie === undefined ? {} : { headers: { Cookie: cookie } });
  return { answer, html: await answer.text() };
}

describe('a plain page of the server', () => {
  it('names its language, has one heading, and one form that is sent by POST to where the page is', async () => {
    const { html } = await page();
    expect(html.startsWith('<!doctype html><html lang="de"')).toBe(true);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<form method="post">');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('Das hier &lt;ist&gt; gesagt.');
  });

  it('runs no script, loads only its icon, and allows its one style by hash', async () => {
    const { answer, html } = await page();
    expect(html).not.toMatch(/<script| style=| on[a-z]+=/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('links our own address where a text says to write to it', async () => {
    const { html } = await page({ ...notice, says: [`Schreiben Sie an ${brand.supportEmail}.`] });
    const { supportEmail } = brand;
    expect(html).toContain(`Schreiben Sie an <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`);
  });

  it('is kept by no cache, found by no search engine, and tells no other site its address', async () => {
    const { headers } = (await page()).answer;
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('follows the theme that the visitor chose on the site', async () => {
    expect((await page(notice, 'kae=d')).html).toContain('data-theme="dark"');
    expect((await page(notice, 'kae=-1')).html).toContain('data-theme="light"');
    expect((await page()).html).toContain('<html lang="de"><head>');
  });

  it('without a form or a link has none, and answers with the status given', async () => {
    const { answer, html } = await page({ language: 'en', heading: 'Gone', says: ['It is.'], status: 404 });
    expect(answer.status).toBe(404);
    expect(html).not.toMatch(/<form|<button/);
  });
});

describe('the language of such a page', () => {
  it.each([
    [undefined, 'de-AT,en;q=0.5', 'de'],
    [undefined, `${unpublishedTag},en`, 'en'],
    [undefined, 'en;q=0.1, de;q=0.9', 'de'],
    [undefined, 'de;q=0.4, en;q=0.4', 'de'],
    [undefined, 'de;q=0, en', 'en'],
    [undefined, '', 'en'],
    ['en', 'de', 'en'],
    ['de', 'en', 'de'],
    [unpublishedTag, 'de', 'en'],
  ])('for locale %j and a browser that asks for %j is %s', async (locale, asked, language) => {
    const app = new Hono().get('/', (c) => c.text(noticeLanguage(c, locale)));
    const answer = await app.request('/', { headers: { 'Accept-Language': asked } });
    expect(await answer.text()).toBe(language);
  });

  it('keeps “e-mail” in one piece, of which a line would else end with “e-”', async () => {
    const says = ['We sent it to your E-Mail-Adresse <b>.'];
    const { html } = await page({ ...notice, heading: 'Check your e-mail', says });
    expect(html).toContain('<h1>Check your <span class="whole">e-mail</span></h1>');
    expect(html).toContain(
      '<p class="plain-lead">We sent it to your <span class="whole">E-Mail-Adresse</span> &lt;b&gt;.</p>',
    );
  });
});
