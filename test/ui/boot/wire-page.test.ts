// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wirePage } from '../../../src/ui/boot/wire-page.ts';
import { found, headerPage, themeOnDevice } from './page.ts';

const root = document.documentElement;
let unwire: () => void = () => undefined;

beforeEach(headerPage);
afterEach(() => unwire());

describe('the theme switch', () => {
  it('leaves the page to the system until it is used', () => {
    const { cookies, theme } = themeOnDevice(true);
    unwire = wirePage(theme, document);
    expect(root.dataset['theme']).toBeUndefined();
    expect(root.dataset['script']).toBe('ready');
    expect(cookies.read('kae')).toBeNull();
  });

  it('turns the theme over and keeps the choice, also when its picture is clicked', () => {
    const { cookies, theme } = themeOnDevice(true);
    unwire = wirePage(theme, document);
    found('[data-theme-switch] path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(root.dataset['theme']).toBe('light');
    expect(cookies.read('kae')).toBe('-1');
    found('[data-theme-switch]').click();
    expect(root.dataset['theme']).toBe('dark');
    expect(cookies.read('kae')).toBe('d');
  });

  it('holds what the script in the head was told before, also against the address, and once only', () => {
    const { location, theme } = themeOnDevice(false);
    location.assign(new URL('https://mallard.example/?kae=d'));
    theme.refresh();
    root.dataset['theme'] = 'light';
    root.dataset['chosen'] = 'light';
    unwire = wirePage(theme, document);
    expect(root.dataset['theme']).toBe('light');
    expect(theme.current).toEqual({ kept: 'light', choice: 'light', shown: 'light' });
    found('[data-theme-switch]').click();
    unwire();
    unwire = wirePage(theme, document);
    expect(root.dataset['theme']).toBe('dark');
  });

  it('does not change a page that has a theme of its own', () => {
    const { theme } = themeOnDevice(false);
    root.dataset['pageTheme'] = 'dark';
    root.dataset['theme'] = 'dark';
    unwire = wirePage(theme, document);
    found('[data-theme-switch]').click();
    expect(root.dataset['theme']).toBe('dark');
  });

  it('no longer answers once it is taken off', () => {
    const { cookies, theme } = themeOnDevice(false);
    wirePage(theme, document)();
    found('[data-theme-switch]').click();
    expect(root.dataset['theme']).toBeUndefined();
    expect(cookies.read('kae')).toBeNull();
  });
});

describe('the menus of the header', () => {
  it('close when the visitor clicks elsewhere, and stay while the visitor is in them', () => {
    unwire = wirePage(themeOnDevice(false).theme, document);
    const menu = found('details');
    menu.setAttribute('open', '');
    found('details a').addEventListener('click', (event) => event.preventDefault());
    found('details a').click();
    expect(menu.hasAttribute('open')).toBe(true);
    found('p').click();
    expect(menu.hasAttribute('open')).toBe(false);
  });

  it('close on Escape and give the focus back', () => {
    unwire = wirePage(themeOnDevice(false).theme, document);
    const menu = found('details');
    menu.setAttribute('open', '');
    found('details a').focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu.hasAttribute('open')).toBe(false);
    expect(document.activeElement).toBe(found('summary'));
  });
});

describe('a link to another language', () => {
  it('takes the query and the place on the page along', () => {
    unwire = wirePage(themeOnDevice(false).theme, document);
    window.history.replaceState(null, '', '/pro?origin=home_google_spring_hero#keep');
    const link = found('[data-language]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    const target = new URL(link.getAttribute('href') ?? '', 'https://mallard.example');
    expect(target.pathname + target.search + target.hash).toBe('/de/pro?origin=home_google_spring_hero#keep');
  });
});
