import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SupportReply } from '../../../../src/contract/content.ts';
import { noticeTexts } from '../../../../src/server/notice-texts/notice-texts.ts';
import { supportTopics } from '../../../../src/ui/components/forms/support-topics.ts';
import { pageAt } from '../../../../src/ui/pages.ts';

it('every topic leads to pages that there are', () => {
  const addresses = Object.values(supportTopics).flatMap(({ links }) => Object.keys(links));
  expect(addresses.filter((address) => pageAt(address).name === '404')).toEqual([]);
});

it('the page has the topics of the published file, in its order and with its links', () => {
  const published = SupportReply.parse(JSON.parse(readFileSync('public/subscription-support.json', 'utf8')));
  expect(
    Object.entries(supportTopics).map(([id, { title, links }]) => ({
      id,
      title: title.message,
      links: Object.entries(links).map(([url, words]) => ({ title: words.message, url })),
    })),
  ).toEqual(published.topics);
});

it('are called the same on the page, on the server’s own page and in the e-mail', () => {
  const german = readFileSync('src/ui/locales/de/forms.po', 'utf8');
  for (const [id, { title }] of Object.entries(supportTopics)) {
    const name = id as keyof typeof supportTopics;
    expect(noticeTexts.en.support.topics[name]).toBe(title.message);
    expect(german).toContain(`msgid "${title.id}"\nmsgstr "${noticeTexts.de.support.topics[name]}"\n`);
  }
});
