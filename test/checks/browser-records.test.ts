import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storageCatalogue } from '../../src/adapters/storage/catalogue.ts';
import { recordTable } from '../../src/application/known/record-table.ts';
import { storedEntries } from '../../src/application/ports/key-value-store.ts';
import { settings } from '../../src/domain/settings/catalogue.ts';
import { filesIn } from '../support/reached.ts';

/**
 * Every file that writes into a browser by itself, with the kinds of records that it writes: those of `recordTable`, or
 * `developers` where it is in no build of production. A new one fails here, and asks for a row that visitors are told of.
 */
const writers: Readonly<Record<string, readonly string[]>> = {
  'src/adapters/cookie/document-cookie-jar.ts': ['setting'],
  'src/adapters/played-host/kept-host.ts': ['developers'],
  'src/adapters/storage/web-entries.ts': Object.keys(storedEntries),
  'src/adapters/storage/web-experiment-store.ts': ['experiment'],
  'src/adapters/storage/window-browser-records.ts': ['countingSwitch'],
  'src/composition/environments.ts': ['developers'],
  'src/composition/environments/fake.ts': ['developers'],
  'src/composition/pixel-host.ts': ['sentCounts'],
  'src/server/auth/tokens/session-cookie.ts': ['signInCookie'],
  'src/ui/boot/language-hint.ts': ['languageHint'],
  'src/ui/first-paint/banner.ts': ['setting', 'bannerClosed'],
  'src/ui/first-paint/experiments.ts': ['experiment'],
  'src/ui/first-paint/search-theme.ts': ['setting'],
  'src/ui/first-paint/theme.ts': ['setting'],
};

/** What a file does that keeps something in a browser. */
const writing =
  /\.setItem\(|document\.cookie = |(?<!\w)setCookie\(|cookieStore|indexedDB|\bcaches\.|serviceWorker\.register|(?:local|session)Storage(?:\.\w+|\[[^\]]+\]) =(?!=)|Set-Cookie/;
/** A storage of the browser's kind that is none, and the same with a prefix before each name. */
const notTheBrowsers = ['src/adapters/storage/prefixed-storage.ts'];

const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

describe('what our pages keep in a browser', () => {
  it('is written by the files that are listed, and by no other', () => {
    const found = filesIn('src').filter((file) => writing.test(code(file)) && !notTheBrowsers.includes(file));
    expect(found.sort()).toEqual(Object.keys(writers).sort());
  });

  it('has rows that visitors are told of, and none that nothing writes', () => {
    const written = new Set(Object.values(writers).flat());
    written.delete('developers');
    expect([...new Set(recordTable.map(({ kind }) => kind))].sort()).toEqual([...written].sort());
  });

  it('is called in the table as the storage calls it', () => {
    for (const [key, { name }] of Object.entries(storageCatalogue)) {
      const { medium, ...how } = storedEntries[key as keyof typeof storedEntries];
      expect(recordTable.find(({ kind }) => kind === key)).toMatchObject({ name, place: medium, ...how });
    }
    const cookies = recordTable.filter(({ kind }) => kind === 'setting').map(({ name }) => name);
    const rows = Object.entries(settings).filter(([, { storage }]) => storage === 'cookie');
    expect(cookies).toEqual(rows.map(([name]) => name));
  });

  it('has one row a place and name', () => {
    const ids = recordTable.map(({ place, name }) => `${place} ${name}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    "localStorage.setItem('x', '1')",
    "document.cookie = 'x=1'",
    "sessionStorage['x'] = '1'",
    'localStorage.x = text',
    "setCookie(c, 'x', '1')",
    "indexedDB.open('x')",
  ])('would be found: %s', (line) => {
    expect(line).toMatch(writing);
  });
});
