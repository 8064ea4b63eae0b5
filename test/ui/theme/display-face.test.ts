import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicLocales } from '../../../src/domain/locale/locale.ts';
import { locales } from '../../../src/domain/locale/locale-rows.ts';

const ui = path.resolve(import.meta.dirname, '../../../src/ui');

/** The characters that `fonts.css` says the cuts of the display face have. */
function inFace(): (letter: string) => boolean {
  const css = readFileSync(path.join(ui, 'theme/fonts.css'), 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = 0]) => point >= first && point <= last);
  };
}

function letters(locale: string): string[] {
  const folder = path.join(ui, 'locales', locale);
  const texts = readdirSync(folder).flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^msgstr "(.*)"$/gm),
  ]);
  return [...new Set(texts.map(([, text = '']) => text).join(''))].filter((sign) => /\p{L}/u.test(sign));
}

describe('the display face', () => {
  it.each(publicLocales.filter((locale) => locales[locale].inDisplayFace))(
    'has every letter of the texts in %s',
    (locale) => {
      const has = inFace();
      expect(letters(locale).length).toBeGreaterThan(26);
      expect(letters(locale).filter((letter) => !has(letter))).toEqual([]);
    },
  );

  it('knows which letters it lacks', () => {
    const has = inFace();
    expect([...'aÄéłŞΩдあक'].filter((letter) => !has(letter)).join('')).toBe('Ωдあक');
  });
});
