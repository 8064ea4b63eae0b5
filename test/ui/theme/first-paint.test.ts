// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readThemeCookie } from '../../../src/domain/theme/theme.ts';
import { firstPaint } from '../../../src/ui/theme/first-paint.ts';

const root = document.documentElement;

beforeEach(() => {
  document.cookie = 'kae=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
  for (const name of ['data-theme', 'data-page-theme', 'data-script']) root.removeAttribute(name);
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>';
});

describe('the script before the first paint', () => {
  it('follows the system while nothing is saved', () => {
    run();
    expect(root.dataset['theme']).toBeUndefined();
    expect(root.dataset['script']).toBe('early');
  });

  it.each([
    ['-1', 'light'],
    ['d', 'dark'],
  ])('shows the saved theme: kae=%s is %s', (value, theme) => {
    document.cookie = `kae=${value}; Path=/`;
    run();
    expect(root.dataset['theme']).toBe(theme);
  });

  it('ignores a cookie with any other value', () => {
    document.cookie = 'kae=222222; Path=/';
    run();
    expect(root.dataset['theme']).toBeUndefined();
  });

  it.each([
    ['?kae=d', '-1', 'dark'],
    ['?origin=a_b&kae=-1', 'd', 'light'],
    ['?kae=', 'd', undefined],
    ['?kae=x', 'd', 'dark'],
    ['?xkae=d', '-1', 'light'],
  ])('shows what the address %s names over what is saved (%s): %s', (query, value, theme) => {
    document.cookie = `kae=${value}; Path=/`;
    history.replaceState(null, '', `/pro${query}`);
    run();
    expect(root.dataset['theme']).toBe(theme);
    expect(document.cookie).toContain(`kae=${value}`);
  });

  it('answers the switch until the page’s own script has come, in the words of the domain', () => {
    run();
    button().click();
    const theme = root.dataset['theme'];
    expect(theme).toMatch(/^(light|dark)$/);
    expect(root.dataset['chosen']).toBe(theme);
    const saved = /kae=([^;]*)/.exec(document.cookie)?.[1] ?? null;
    expect(readThemeCookie(saved)).toBe(theme);
    root.dataset['script'] = 'ready';
    button().click();
    expect(root.dataset['theme']).toBe(theme);
  });

  it('leaves a page with a theme of its own alone', () => {
    document.cookie = 'kae=-1; Path=/';
    root.dataset['pageTheme'] = 'dark';
    root.dataset['theme'] = 'dark';
    run();
    button().click();
    expect(root.dataset['theme']).toBe('dark');
  });
});

function run(): void {
  new Function(firstPaint)();
}

function button(): HTMLElement {
  const element = document.querySelector('button');
  if (element === null) throw new Error('no switch');
  return element;
}
