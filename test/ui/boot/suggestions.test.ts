import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../../src/application/ports/suggestion-api.ts';
import { wireSuggestions } from '../../../src/ui/boot/suggestions.ts';
import { found } from './page.ts';

const ducks: readonly Suggestion[] = [{ phrase: 'wild duck' }, { phrase: 'wild goose' }];
const field = () => found('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const isOpen = () => !found('[role=listbox]').hidden;
/** What a screen reader is told that the field points to. */
const pointed = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

function showBox(): void {
  document.body.innerHTML =
    '<search><form><input name="q"><div role="listbox" id="list" hidden></div></form></search>';
}

beforeEach(showBox);

/** A box that completes everything with the same, and what it was asked and searched for. */
function wired(suggestions: readonly Suggestion[] | null = ducks) {
  const find = vi.fn(async (_: string) => suggestions);
  wireSuggestions(found('search'), { find });
  const submit = vi.fn((event: Event) => event.preventDefault());
  found('form').addEventListener('submit', submit);
  return { find, submit };
}

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await Promise.resolve();
}

/** Presses a key; tells whether the field does with it what every field does. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  return field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
}

describe('a search box', () => {
  it('is a plain field until something is behind it, then a combobox with a closed list', () => {
    expect(field().hasAttribute('role')).toBe(false);
    wired();
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-controls')).toBe('list');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(isOpen()).toBe(false);
  });

  it('completes at once what was typed before its code had come', async () => {
    field().focus();
    field().value = 'wil';
    const { find } = wired();
    await Promise.resolve();
    expect(find).toHaveBeenCalledExactlyOnceWith('wil');
    expect(options().map(({ textContent }) => textContent)).toEqual(['wild duck', 'wild goose']);
    expect(isOpen()).toBe(true);
  });

  it('asks nothing while nobody is in the field', () => {
    field().value = 'wil';
    expect(wired().find).not.toHaveBeenCalled();
  });

  it('leaves the list as it is where a later question was answered', async () => {
    const { find } = wired();
    await type('wild');
    find.mockResolvedValueOnce(null);
    await type('wild d');
    expect(options()).toHaveLength(2);
    find.mockResolvedValueOnce([]);
    await type('');
    expect(isOpen()).toBe(false);
  });

  it('names the site of a bang beside it', async () => {
    wired([{ phrase: '!w', snippet: 'Wikipedia' }]);
    await type('!w');
    expect([...(options()[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '!w',
      'Wikipedia',
    ]);
  });
});

describe('the keyboard', () => {
  it('goes round the list, and tells which it is at', async () => {
    wired();
    await type('wild');
    const ways = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
    const seen = ways.map((key) => [press(key), pointed()]);
    expect(seen).toEqual(
      ['wild duck', 'wild goose', 'wild duck', 'wild goose', 'wild duck'].map((phrase) => [false, phrase]),
    );
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  });

  it('chooses with Enter what it points to, and leaves Enter to the form where it points to nothing', async () => {
    const { submit } = wired();
    await type('wild');
    expect(press('Enter')).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    press('ArrowUp');
    expect(press('Enter')).toBe(false);
    expect(field().value).toBe('wild goose');
    expect(submit).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  it('closes with Escape and opens again with an arrow; what was typed stays', async () => {
    wired();
    await type('wild');
    expect(press('Escape')).toBe(false);
    expect(isOpen()).toBe(false);
    expect(press('Escape')).toBe(true);
    press('ArrowDown');
    expect([isOpen(), pointed(), field().value]).toEqual([true, 'wild duck', 'wild']);
  });

  it('keeps its own meaning without suggestions, and while a composition is under way', async () => {
    wired([]);
    await type('wild');
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) expect(press(key)).toBe(true);
    showBox();
    wired();
    await type('wild');
    expect(press('ArrowDown', { isComposing: true })).toBe(true);
    expect(pointed()).toBeNull();
  });
});

describe('the pointer', () => {
  it('points by moving, chooses by a click, and does not take the focus away', async () => {
    const { submit } = wired();
    await type('wild');
    const goose = options()[1]?.firstElementChild;
    goose?.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(pointed()).toBe('wild goose');
    const down = new Event('pointerdown', { bubbles: true, cancelable: true });
    expect(goose?.dispatchEvent(down)).toBe(false);
    goose?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(field().value).toBe('wild goose');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('chooses a bang without searching: its words are still to be typed', async () => {
    const { submit } = wired([{ phrase: '!w', snippet: 'Wikipedia' }]);
    await type('!w');
    options()[0]?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(field().value).toBe('!w ');
    expect(document.activeElement).toBe(field());
    expect(submit).not.toHaveBeenCalled();
  });
});

it('what is answered after the visitor left the field stays closed', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Suggestion[]>();
  wired().find.mockReturnValueOnce(promise);
  await type('wild');
  field().dispatchEvent(new Event('blur'));
  resolve(ducks);
  await promise;
  await Promise.resolve();
  expect(options()).toHaveLength(2);
  expect(isOpen()).toBe(false);
});
