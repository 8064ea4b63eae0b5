import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Clicks on the theme, and tells whether its link is followed. */
function click(keys: MouseEventInit = {}): boolean {
  let goesOn = true;
  const hearLast = (event: Event) => {
    goesOn = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hearLast);
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  window.removeEventListener('click', hearLast);
  return goesOn;
}

beforeEach(async () => {
  document.cookie = 'kae=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/theme?kae=-1');
  document.body.innerHTML = `<div data-theme-codes="kae k7">
    <a data-search-theme href="/settings?kae=d">Dark</a>
    <p data-theme-kept="here" hidden></p><p data-theme-kept="refused" hidden></p></div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  await import('../../../src/ui/first-paint/search-theme.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('a theme is kept by a click, in place of the one in the address, which names none any more', () => {
  expect(click()).toBe(false);
  expect(document.cookie).toContain('kae=d');
  expect([location.pathname, location.search]).toEqual(['/theme', '']);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(link().getAttribute('aria-current')).toBe('true');
  const told = [...document.querySelectorAll<HTMLElement>('[data-theme-kept]:not([hidden])')];
  expect(told.map(({ dataset }) => dataset['themeKept'])).toEqual(['here']);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'its link leads to the settings in a tab of its own with %s',
  (key) => {
    expect(click({ [key]: true })).toBe(true);
    expect(document.cookie).not.toContain('kae=d');
    expect(location.search).toBe('?kae=-1');
  },
);
