import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withEachLanguage } from '../../../scripts/build/rules-by-language.ts';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { WebEntries } from '../../../src/adapters/storage/web-entries.ts';
import { storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { publicLocales } from '../../../src/domain/locale/locale.ts';
import { openPage } from './page.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Visitor {
  readonly languages: readonly string[];
  readonly userAgent?: string;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly locales?: string;
}

function opened({ languages, userAgent = firefox, given = {}, locales = 'en|de|fr' }: Visitor) {
  const page = openPage({
    root: `lang="en" ${locales === '' ? '' : `data-locales="${locales}"`}`,
    given: { navigator: { languages, userAgent }, ...given },
  });
  const clock = { now: () => Date.now() };
  const entries = new WebEntries(page.window as unknown as Window, clock, storageCatalogue, storedEntries);
  return { page, entries, hint: () => page.root.dataset['hint'] };
}

describe('the hint that a page is there in the visitor’s language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['DE'], 'de'],
    [['da', 'fr-CA', 'de'], 'fr'],
    [['en-GB', 'de'], undefined],
    [['da', 'nl'], undefined],
    [['den'], undefined],
    [[], undefined],
  ])('is, with the languages %j, in %s', (languages, expected) => {
    const { page, hint } = opened({ languages });
    page.run();
    expect(hint()).toBe(expected);
  });

  it.each([
    'Mozilla/5.0 (compatible; Examplebot/2.1)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Ddg/18.5 Safari/605.1.15',
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Version/4.0 Chrome/142.0 Mobile DuckDuckGo/5 Safari/537.36',
  ])('is neither for bots nor for host apps: %s', (userAgent) => {
    const { page, hint } = opened({ languages: ['de'], userAgent });
    page.run();
    expect(hint()).toBeUndefined();
  });

  it('is not for the host app on Windows, which says so by a function', () => {
    const { page, hint } = opened({
      languages: ['de'],
      given: { windowsInteropPostMessage: () => undefined },
    });
    page.run();
    expect(hint()).toBeUndefined();
  });

  it('is not on pages that are in one language only', () => {
    const { page, hint } = opened({ languages: ['de'], locales: '' });
    page.run();
    expect(hint()).toBeUndefined();
  });

  it('is not shown to whoever closed it', () => {
    const { page, hint, entries } = opened({ languages: ['de'] });
    entries.write('languageHint', 'closed');
    page.run();
    expect(hint()).toBeUndefined();
  });

  it('has a rule that shows it in every published language', () => {
    const styles = '../../../src/ui/components/shell/language-hint.module.css';
    const css = withEachLanguage(readFileSync(path.resolve(import.meta.dirname, styles), 'utf8'));
    for (const tag of publicLocales) expect(css).toContain(`[data-hint="${tag}"] .hint:lang(${tag})`);
  });
});
