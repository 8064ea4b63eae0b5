import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wirePage } from '../../../src/ui/boot/wire-page.ts';
import { found, headerPage, themeOnDevice } from './page.ts';

const root = document.documentElement;
let unwire: () => void = () => undefined;

beforeEach(headerPage);
afterEach(() => unwire());

/** As the script in the head answers the switch. */
function turnTo(theme: 'light' | 'dark'): void {
  root.dataset['theme'] = root.dataset['chosen'] = theme;
  found('[data-theme-switch] path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

describe('the theme switch', () => {
  it('leaves the page to the system until it is used, and says what is shown', () => {
    const { cookies, system, theme } = themeOnDevice(true);
    unwire = wirePage(theme, document);
    expect(root.dataset['theme']).toBeUndefined();
    expect(found('[data-theme-switch]').getAttribute('aria-pressed')).toBe('true');
    system.set(false);
    expect(found('[data-theme-switch]').getAttribute('aria-pressed')).toBe('false');
    expect(cookies.read('kae')).toBeNull();
  });

  it('is turned over once by a click, not twice, and the choice is kept', () => {
    const { cookies, theme } = themeOnDevice(true);
    unwire = wirePage(theme, document);
    turnTo('light');
    expect(root.dataset['theme']).toBe('light');
    expect(theme.current.shown).toBe('light');
    expect(cookies.read('kae')).toBe('-1');
    turnTo('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(cookies.read('kae')).toBe('d');
  });

  it('holds what was chosen before the page’s script came, also against the address', () => {
    const { location, theme } = themeOnDevice(false);
    location.assign(new URL('https://mallard.example/?kae=d'));
    theme.refresh();
    root.dataset['theme'] = root.dataset['chosen'] = 'light';
    unwire = wirePage(theme, document);
    expect(root.dataset['theme']).toBe('light');
    expect(theme.current).toEqual({ kept: 'light', choice: 'light', shown: 'light' });
    expect(root.dataset['chosen']).toBeUndefined();
  });

  it('shows what the state says otherwise', () => {
    const { theme } = themeOnDevice(false);
    unwire = wirePage(theme, document);
    theme.choose('dark');
    expect(root.dataset['theme']).toBe('dark');
    theme.choose('system');
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('does not change a page that has a theme of its own', () => {
    const { theme } = themeOnDevice(false);
    root.dataset['pageTheme'] = root.dataset['theme'] = 'dark';
    unwire = wirePage(theme, document);
    theme.choose('light');
    expect(root.dataset['theme']).toBe('dark');
  });

  it('is no longer listened to once it is taken off', () => {
    const { cookies, theme } = themeOnDevice(false);
    wirePage(theme, document)();
    turnTo('dark');
    expect(theme.current.shown).toBe('light');
    expect(cookies.read('kae')).toBeNull();
    theme.choose('light');
    expect(root.dataset['theme'], 'what the state says is shown no more').toBe('dark');
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

  it('is left as it is, and the hint open, once both are taken off', () => {
    wirePage(themeOnDevice(false).theme, document)();
    window.history.replaceState(null, '', '/pro?origin=home_google_spring_hero#keep');
    root.dataset['hint'] = 'de';
    const link = found('[data-language]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.getAttribute('href')).toBe('/de/pro');
    expect(root.dataset['hint']).toBe('de');
    delete root.dataset['hint'];
  });
});
