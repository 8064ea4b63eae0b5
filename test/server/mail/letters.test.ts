import { describe, expect, it } from 'vitest';
import { type LetterName, letterNames } from '../../../src/server/mail/letter.ts';
import { writeLetter } from '../../../src/server/mail/write-letter.tsx';

const write = (letter: LetterName, locale?: string) =>
  writeLetter(
    { letter, to: 'duck@pond.example', locale, passcode: letter === 'no-account' ? null : '012345' },
    'id',
    'https://mallard.example',
  );
const withCode = letterNames.filter((name) => name !== 'no-account');

describe.each(['en', 'de'])('letters in %s', (locale) => {
  it.each(withCode)(
    '%s: the code stands alone on a line of the text and is copied whole from the HTML',
    async (name) => {
      const { text, html, subject } = await write(name, locale);
      expect(text.split('\n')).toContain('012345');
      expect(text.match(/\b\d{6}\b/g)).toEqual(['012345']);
      expect(html.replace(/<[^>]*>/g, '')).toContain('012345');
      expect(subject).not.toContain('012345');
    },
  );

  it.each(letterNames)('%s: loads nothing from anywhere and names its language', async (name) => {
    const { html } = await write(name, locale);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      name === 'no-account' ? [`https://mallard.example/${locale === 'de' ? 'de/' : ''}pro`] : [],
    );
  });
});

describe('the language of a letter', () => {
  it.each([
    ['de-AT', 'Dein Anmeldecode'],
    ['DE', 'Dein Anmeldecode'],
    ['fr', 'Your Mallard sign-in code'],
    ['', 'Your Mallard sign-in code'],
    [undefined, 'Your Mallard sign-in code'],
    ['<script>', 'Your Mallard sign-in code'],
  ])('for locale %j begins "%s"', async (locale, beginning) => {
    expect((await write('sign-in-passcode', locale)).subject).toContain(beginning);
  });
});
