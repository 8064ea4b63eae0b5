import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordFaults } from '../../scripts/texts/server-words.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';
import { wordsByLocale } from '../../src/server/words-by-locale.ts';

let root = '';
const emails = (tag: string) => `src/server/mail/texts/${tag}/emails.ts`;
const notices = (tag: string) => `src/server/notice-texts/${tag}/notices.ts`;
function write(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), code);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const tag of publicLocales) {
    write(emails(tag), 'export const words: MailWords = {};');
    write(notices(tag), 'export const words: NoticeTexts = {};');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the check of what the server says', () => {
  it('has nothing to say of locales that have their files', () => expect(wordFaults(root)).toEqual([]));

  it('names the file that a published locale lacks', () => {
    rmSync(path.join(root, emails('de')));
    rmSync(path.join(root, 'src/server/notice-texts/de'), { recursive: true });
    expect(wordFaults(root)).toEqual([
      expect.stringContaining(`${emails('de')} does not exist`),
      expect.stringContaining(`${notices('de')} does not exist`),
    ]);
  });

  it('names a file of no published locale', () => {
    write(notices('tlh'), 'export const words: NoticeTexts = {};');
    expect(wordFaults(root)).toEqual([expect.stringContaining(`${notices('tlh')} is read by nobody`)]);
  });

  it('names a file that the compiler compares with nothing', () => {
    write(emails('de'), 'export const words = {};');
    expect(wordFaults(root)).toEqual([`${emails('de')} has no \`export const words: MailWords = {\``]);
  });
});

describe('the words of each locale', () => {
  const found = Object.fromEntries(publicLocales.map((tag) => [`/${tag}.ts`, `in ${tag}`]));

  it('come from the file with its tag', () => {
    expect(wordsByLocale(found, (tag) => `/${tag}.ts`)).toEqual(
      Object.fromEntries(publicLocales.map((tag) => [tag, `in ${tag}`])),
    );
  });

  it('are not made without one of them', () => {
    const { '/de.ts': _, ...others } = found;
    expect(() => wordsByLocale(others, (tag) => `/${tag}.ts`)).toThrow(
      'The locale de has no words: /de.ts is missing',
    );
  });
});
