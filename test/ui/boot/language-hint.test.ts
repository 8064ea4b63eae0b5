import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { WebEntries } from '../../../src/adapters/storage/web-entries.ts';
import { storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { wireLanguageHint } from '../../../src/ui/boot/language-hint.ts';

const { dataset } = document.documentElement;
const closedAfter = (days: number) =>
  new WebEntries(window, { now: () => Date.now() + days * 86_400_000 }, storageCatalogue, storedEntries).read(
    'languageHint',
  );
let off: AbortController;

beforeEach(() => {
  localStorage.clear();
  dataset['hint'] = 'de';
  document.body.innerHTML =
    '<button data-hint-close><svg></svg></button><a data-language="en" href="#en">English</a><p>Elsewhere</p>';
  off = new AbortController();
  wireLanguageHint(document, { signal: off.signal });
});
afterEach(() => {
  off.abort();
  vi.restoreAllMocks();
});

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the language hint', () => {
  it.each(['[data-hint-close] svg', 'a'])('stays away for a year after a click on %s', (selector) => {
    expect(closedAfter(0)).toBeNull();
    click(selector);
    expect(dataset['hint']).toBeUndefined();
    expect(closedAfter(364)).toBe('closed');
    expect(closedAfter(366)).toBeNull();
  });

  it('stays after a click elsewhere', () => {
    click('p');
    expect(dataset['hint']).toBe('de');
    expect(closedAfter(0)).toBeNull();
  });

  it('goes where storage is refused, until the next page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    click('[data-hint-close]');
    expect(dataset['hint']).toBeUndefined();
  });
});
