import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, source } from '../support/reached.ts';

/** A table with a row for every published locale, which the compiler asks for. */
const table = /(?<!Partial<)(?:Record<|\[\w+ in )(?:PublicLocale|NoticeLanguage|MailLanguage)\b/;

it('CONTRIBUTING names every table in which a new locale needs a row', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  const line = contributing.split('\n').find((row) => row.startsWith('| a locale |')) ?? '';
  const tables = [...filesIn('src'), ...filesIn('scripts'), ...filesIn('test')].filter(
    (file) => !file.startsWith('src/domain/locale/') && table.test(source(file)),
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((file) => !line.includes(`\`${file}\``))).toEqual([]);
});
