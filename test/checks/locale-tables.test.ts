import { expect, it } from 'vitest';
import { filesIn, source } from '../support/reached.ts';

/** A table with a row for every published locale, written by hand. */
const table = /(?<!Partial<)(?:Record<|\[\w+ in )(?:PublicLocale|NoticeLanguage|MailLanguage)\b/;

/** What is made from the rows of the domain, and is so typed. */
const derived = ['src/server/words-by-locale.ts'];

it('no table beside the row of a locale wants a row for it', () => {
  const tables = [...filesIn('src'), ...filesIn('scripts'), ...filesIn('test')].filter(
    (file) => !file.startsWith('src/domain/locale/') && table.test(source(file)),
  );
  expect(tables).toEqual(derived);
});
