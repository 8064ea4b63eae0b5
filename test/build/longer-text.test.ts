import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import lingui from '../../lingui.config.ts';
import { longerText } from '../../scripts/build/longer-text.ts';

const locales = path.resolve(import.meta.dirname, '../../src/ui/locales');

/** What a reader sees of a text without plurals, spaces run together as HTML does; placeholders count as nothing. */
const rendered = (message: string) =>
  message
    .replace(/<[^>]*>|\{\w+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim().length;

describe('the texts of the pseudo-locale', () => {
  it.each([
    'Browse and search without being followed',
    'You type, it answers, it lets go. There is no history on our side and no profile to fill.',
    'We have sent six digits to <0>{email}</0>. They are good for ten minutes.',
    '{name} is a free browser with private search built in.',
    'Download for Mac',
    'HTTP CSV VPN',
  ])('are longer by two fifths in letters, not in spaces: %s', (message) => {
    const longer = rendered(longerText(message, 0.4)) - '⟦⟧'.length;
    expect(Math.abs(longer - 1.4 * rendered(message))).toBeLessThan(1.5);
  });

  it('keep their words, so that lines break where they did', () => {
    expect(longerText('Answered, then let go.', 0.4)).toMatch(/^⟦[\w]+, \w+ \w+ \w+\.⟧$/);
  });

  it.each([
    ['<0>{price}</0>', '⟦<0>{price}</0>⟧'],
    ['{at, date, short}', '⟦{at, date, short}⟧'],
    ['{n, plural, =0 {} one {#} other {# {what}}}', '⟦{n, plural, =0 {} one {#} other {# {what}}}⟧'],
  ])('leave what is no text as it is: %s', (message, expected) => {
    expect(longerText(message, 0.4)).toBe(expected);
  });

  it('lengthen each case of a plural', () => {
    const longer = longerText('{days, plural, one {Try # day} other {Try # days}} free', 0.4);
    expect(longer).toMatch(/^⟦\{days, plural, one \{\w{4,} # \w{4,}\} other \{\w{4,} # \w{5,}\}\} \w{5,}⟧$/);
  });

  it('are made of the English ones, in every area', async () => {
    for (const area of readdirSync(path.join(locales, 'en'))) {
      const filename = path.join(locales, 'en-xa', area);
      const english = readFileSync(path.join(locales, 'en', area), 'utf8');
      const about = { locale: 'en', sourceLocale: 'en', filename };
      const [texts, longer] = await Promise.all([
        formatter({ explicitIdAsDefault: true }).parse(english, about),
        lingui.format?.parse('', { ...about, locale: 'en-xa' }),
      ]);
      expect(Object.keys(texts)).not.toEqual([]);
      for (const [id, { translation = '' }] of Object.entries(texts)) {
        expect(longer?.[id]?.translation, id).toBe(longerText(translation, 0.4));
      }
    }
  });
});
