import { describe, expect, it } from 'vitest';
import { productUpdates, readUpdates } from '../../scripts/build/product-updates.ts';
import { wordsIn } from '../../src/ui/components/updates/updates.ts';

const entry = `- slug: a
  day: 2026-01-02
  on: [mac]
  en: { title: A, text: B. }
  de: { title: C, text: D. }
`;

describe('product news', () => {
  it('are enough to be worth a page, with an address each', () => {
    const updates = productUpdates();
    expect(updates.length).toBeGreaterThanOrEqual(15);
    expect(new Set(updates.map(({ slug }) => slug)).size).toBe(updates.length);
  });

  it('are in German as well, which is written together with the English', () => {
    const untranslated = productUpdates().filter(({ words }) => words['de'] === undefined);
    expect(untranslated.map(({ slug }) => slug)).toEqual([]);
  });

  it('are read with their words in each language', () => {
    expect(readUpdates(entry)).toEqual([
      {
        ...{ slug: 'a', day: '2026-01-02', on: ['mac'] },
        words: { en: { title: 'A', text: 'B.' }, de: { title: 'C', text: 'D.' } },
      },
    ]);
  });

  it('are in English where nobody has translated them, and say so', () => {
    const [update] = readUpdates(entry.replace(/ {2}de:.*\n/, ''));
    if (update === undefined) throw new Error('No update was read');
    expect(wordsIn('de', update)).toEqual({ title: 'A', text: 'B.', lang: 'en' });
    expect(wordsIn('en', update)).toEqual({ title: 'A', text: 'B.' });
  });

  it.each([
    ['English', entry.replace(/ {2}en:.*\n/, '')],
    ['a published language', entry.replace('de:', 'tlh:')],
    ['a day', entry.replace('2026-01-02', 'soon')],
    ['a known topic', entry.replace('mac', 'toaster')],
    ['an address', entry.replace('slug: a', 'slug: A b')],
  ])('that lack %s are found by their author', (_what, file) => expect(() => readUpdates(file)).toThrow());
});
