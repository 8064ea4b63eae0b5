import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PublicLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { figures } from '../../src/domain/marketing/figures.ts';
import { filesIn, source } from '../support/reached.ts';

/** Every figure but the rank, which is a digit that may stand in any text. */
const values = numbersIn(figures).filter((value) => value !== figures.mobileSearchRank);

function numbersIn(of: object): readonly number[] {
  return Object.values(of).flatMap((value: unknown) => {
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? numbersIn(value) : [];
  });
}

/** The texts of home in a locale, by their ids. */
function textsOfHome(locale: PublicLocale): readonly (readonly [id: string, text: string])[] {
  const file = readFileSync(`src/ui/locales/${locale}/home.po`, 'utf8');
  return [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = '', text = '']) => [id, text]);
}

/** How somebody would type a figure into a text. */
function typedForms(locale: PublicLocale, value: number): readonly string[] {
  const compact = { notation: 'compact', compactDisplay: 'long' } as const;
  return [
    String(value),
    value.toLocaleString(locale),
    value.toLocaleString(locale, compact).replace(/\s/g, ' '),
  ];
}

/** The figures that a text has typed in; numbers of which they are a part are others. */
function typedIn(text: string, locale: PublicLocale): readonly string[] {
  return [...new Set(values.flatMap((value) => typedForms(locale, value)))].filter((form) =>
    new RegExp(`(?<![\\d.,])${form.replaceAll('.', '\\.')}(?![.,]?\\d)`).test(text),
  );
}

describe('figures of the domain are typed nowhere else', () => {
  it.each(publicLocales)('into no text of home in %s', (locale) => {
    const texts = textsOfHome(locale);
    expect(texts.length).toBeGreaterThan(20);
    expect(
      texts.flatMap(([id, text]) =>
        typedIn(text.replace(/\s/g, ' '), locale).map((form) => `${id}: ${form}`),
      ),
    ).toEqual([]);
    // Beside the rank every number comes from the domain.
    const besideTheRank = texts.filter(([id]) => id.startsWith('home.reach.'));
    expect(besideTheRank.length).toBeGreaterThan(2);
    expect(besideTheRank.filter(([, text]) => /\d/.test(text))).toEqual([]);
  });

  it('into none of home’s components', () => {
    const files = filesIn('src/ui/components/home', /\.tsx?$/);
    expect(files.length).toBeGreaterThan(5);
    expect(
      files.flatMap((file) =>
        typedIn(source(file).replace(/(?<=\d)_(?=\d)/g, ''), 'en').map((form) => `${file}: ${form}`),
      ),
    ).toEqual([]);
  });

  it('and a typed one is noticed', () => {
    expect(typedIn('9 million downloads a month, 335 people', 'en')).toEqual(['335', '9 million']);
    expect(typedIn('4,8 von 5 Sternen aus 12.900 Bewertungen', 'de')).toEqual(['4,8']);
  });
});
