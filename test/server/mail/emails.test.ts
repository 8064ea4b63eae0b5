import { readFile } from 'node:fs/promises';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { wholeWord } from '../../../src/domain/content/whole-word.ts';
import { publicLocales } from '../../../src/domain/locale/locale.ts';
import { writeEmail } from '../../../src/server/mail/write-email.tsx';
import { unpublished, unpublishedTag } from '../../support/unpublished-locale.ts';
import { passcodeEmails, sampleEmails } from '../support/sample-emails.ts';

const publicUrl = 'https://mallard.example';
const everyEmail = publicLocales.flatMap((locale) =>
  sampleEmails.map(([name, order]) => [locale, name, { ...order, locale }] as const),
);
const withCode = everyEmail.filter(([, , { template }]) => passcodeEmails.includes(template));
const write = (order: (typeof everyEmail)[number][2]) => writeEmail(order, 'id', publicUrl);
const sample = (name: string, locale?: string) => {
  const order = sampleEmails.find(([known]) => known === name)?.[1];
  if (order === undefined) throw new Error(`No email ${name}`);
  return writeEmail({ ...order, locale }, 'id', publicUrl);
};
const shown = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(everyEmail)('in %s, %s', (locale, _, order) => {
  it('loads nothing, runs nothing, names its language and has one heading', async () => {
    const { html } = await write(order);
    expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\[object |undefined|NaN|Invalid Date/);
  });

  it('is a whole document, in which every table is for layout or has headings', async () => {
    const { html } = await write(order);
    const problems: string[] = [];
    parse(html, { onParseError: ({ code }) => problems.push(code) });
    // The doctype is the one that mail programs know.
    expect(problems).toEqual(['non-conforming-doctype']);
    for (const [table] of html.matchAll(/<table[^>]*>/g)) {
      if (!table.includes('role="presentation"')) expect(html).toContain('<th scope="row"');
    }
  });

  it('ends no line within “E-Mail”, nor between a day and its month, nor in a masked address', async () => {
    const { html } = await write(order);
    const article = html.replace(/^.*<article[^>]*>/s, '');
    const breakable = article
      .replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(breakable).not.toMatch(new RegExp(wholeWord, 'u'));
    expect(breakable).not.toMatch(/December \d|\d\. Dezember|…@/);
  });

  it('says in its text all that the HTML says, and leads to the same places', async () => {
    const { html, text, subject } = await write(order);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(text.split('\n').filter((line) => line.startsWith('https://'))).toEqual(links);
    expect(links.every((href) => href?.startsWith(publicUrl))).toBe(true);
    for (const sentence of text.split('\n').filter((line) => line !== '' && !/^(https:|-- $)/.test(line))) {
      const plain = sentence.replaceAll(/[^\p{L}]/gu, '');
      expect(shown(html).replaceAll(/&#x27;|&quot;|[^\p{L}]/gu, '')).toContain(plain);
    }
    expect(subject.length).toBeLessThan(70);
    expect(subject).not.toContain('\n');
  });
});

describe.each(withCode)('in %s, %s', (_, __, order) => {
  it('has its code alone on a line of the text, and whole when it is copied from the HTML', async () => {
    const { text, html } = await write(order);
    expect(text.split('\n')).toContain('012345');
    expect(text.match(/\b\d{6}\b/g)).toEqual(['012345']);
    expect(html.replace(/<[^>]*>/g, '')).toContain('012345');
  });

  it('shows no code on a locked screen: not in the subject, nor in what follows it', async () => {
    const { subject, html } = await write(order);
    expect(subject).not.toContain('012345');
    const body = html.replace(/^.*<body[^>]*>/s, '').replace(/<[^>]*>/g, '');
    expect(body.slice(0, 300)).not.toContain('012');
  });
});

describe('the language of an email', () => {
  it.each([
    ['de-AT', 'Ihr Anmeldecode'],
    ['DE', 'Ihr Anmeldecode'],
    [unpublishedTag, 'Your Mallard sign-in code'],
    ['', 'Your Mallard sign-in code'],
    [undefined, 'Your Mallard sign-in code'],
    ['en-xa', 'Your Mallard sign-in code'],
    ['<script>', 'Your Mallard sign-in code'],
  ])('for locale %j begins "%s"', async (locale, beginning) => {
    expect((await sample('sign-in-passcode', locale)).subject).toContain(beginning);
  });

  it.each([
    ['en', '$99.99', 'November 21, 2026'],
    ['en-GB', 'US$99.99', '21 November 2026'],
    ['de', '99,99\u00a0$', '21. November 2026'],
    ['de_CH', '$\u00a099.99', '21. November 2026'],
    [unpublished.replace('_', '-'), '$99.99', 'November 21, 2026'],
  ])('for locale %j writes a sum as %s and a day as %s', async (locale, sum, day) => {
    const { text } = await sample('receipt', locale);
    expect(text).toContain(sum);
    expect(text).toContain(day);
  });

  it('leads to the pages in that language', async () => {
    expect((await sample('no-account', 'en')).text).toContain('https://mallard.example/pro\n');
    expect((await sample('no-account', 'de')).text).toContain('https://mallard.example/de/pro\n');
  });
});

describe('what an email says', () => {
  it.each([
    ['payment-failed-0', /did not go through/, /until December 5, 2026/],
    ['payment-failed-3', /three days ago/, /until December 5, 2026/],
    ['payment-failed-7', /overdue for a week/, /ends on December 5, 2026/],
    ['payment-failed-12', /last reminder/, /ends on December 5, 2026/],
  ])('%s tells how far it is and until when everything works', async (name, step, end) => {
    const { text } = await sample(name);
    expect(text).toMatch(step);
    expect(text).toMatch(end);
  });

  it.each(['payment-failed-0', 'payment-failed-3', 'payment-failed-7', 'payment-failed-12'])(
    '%s names the sum, with tax',
    async (name) => {
      expect((await sample(name)).text).toContain('Amount due: $99.99, tax included\n');
      expect((await sample(name, 'de')).text).toContain('Offener Betrag: 99,99\u00a0$ inklusive Steuern\n');
    },
  );

  it('a payment that failed is told without a sum where the order names none, as those of before do', async () => {
    const order = sampleEmails.find(([name]) => name === 'payment-failed-0')?.[1];
    if (order?.template !== 'payment-failed') throw new Error('No such email');
    const { due: _, ...earlier } = order;
    const { text } = await writeEmail(earlier, 'id', publicUrl);
    expect(text).not.toContain('Amount due');
    expect(text).not.toContain('\n\n\n');
  });

  it('a trial is told when it becomes paid, a purchase when it renews', async () => {
    expect((await sample('welcome-trial')).text).toContain('First payment: November 28, 2026');
    const bought = (await sample('welcome')).text;
    expect(bought).toContain('Renews on: November 21, 2027');
    expect(bought).not.toContain('Free until');
  });

  it('a welcome tells what it costs, for how long, with tax, and until when', async () => {
    const price = 'Price: $9.99 a month, tax included, until you cancel';
    expect((await sample('welcome-trial')).text).toContain(price);
    expect((await sample('welcome-trial', 'de')).text).toContain(
      'Preis: 9,99\u00a0$ im Monat inklusive Steuern, bis Sie kündigen',
    );
  });

  it('a receipt and an offer without a trial say that tax is included', async () => {
    expect((await sample('receipt')).text).toMatch(/Amount: \S+, tax included\n/);
    expect((await sample('receipt', 'de')).text).toMatch(/Betrag: [^\n]+ inklusive Steuern\n/);
    expect((await sample('second-trial')).text).toMatch(
      /it costs \S+ a (month|year), tax included, until you cancel/,
    );
    expect((await sample('second-trial', 'de')).text).toMatch(
      / im (Monat|Jahr) inklusive Steuern, bis Sie kündigen/,
    );
  });

  it.each(['en', 'de'] as const)(
    'names the button that takes a cancellation back as the page does: %s',
    async (locale) => {
      const texts = await readFile(`src/ui/locales/${locale}/account.po`, 'utf8');
      const button = /msgid "account\.banner\.resume"\nmsgstr "(.+)"/.exec(texts)?.[1] ?? 'no such text';
      expect((await sample('subscription-cancelled', locale)).text).toContain(`\n${button}:\n`);
      expect((await sample('dispute-settled', locale)).text).toMatch(new RegExp(`[“„]${button}[”“]`));
    },
  );

  it('a welcome that was ordered before it told a price is still sent', async () => {
    const order = sampleEmails.find(([name]) => name === 'welcome')?.[1];
    if (order?.template !== 'welcome') throw new Error('No such email');
    const { price: _, ...earlier } = order;
    expect((await writeEmail(earlier, 'id', publicUrl)).text).not.toContain('Price:');
  });

  it('only newsletter mail can be left', async () => {
    for (const [, order] of sampleEmails) {
      const { unsubscribeUrl } = await writeEmail(order, 'id', publicUrl);
      expect(unsubscribeUrl !== null).toBe(order.template === 'newsletter-confirmation');
    }
  });

  it('what others typed is shown as text', async () => {
    const order = sampleEmails.find(([name]) => name === 'address-changed')?.[1];
    if (order?.template !== 'address-changed') throw new Error('No such email');
    const { html } = await writeEmail({ ...order, newAddressHint: '<b>…@x' }, 'id', publicUrl);
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<b>');
  });
});
