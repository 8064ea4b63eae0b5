import { describe, expect, it } from 'vitest';
import { DocumentCookieJar } from '../../../src/adapters/cookie/document-cookie-jar.ts';
import { barColours } from '../../../src/ui/theme/tell-theme.ts';
import { openPage } from './page.ts';

describe('the script before the first paint', () => {
  it('follows the system while nothing is saved, and says that scripts run', () => {
    const page = openPage();
    page.run();
    expect(page.root.dataset['theme']).toBeUndefined();
    expect(page.root.dataset['script']).toBe('');
  });

  it.each([
    ['kae=-1', 'light'],
    ['kae=d', 'dark'],
    ['other=1; kae=d', undefined],
    ['kae=222222', undefined],
    ['xkae=d', undefined],
  ])('shows the saved theme: %s is %s', (cookie, theme) => {
    const page = openPage({ cookie });
    page.run();
    expect(page.root.dataset['theme']).toBe(theme);
  });

  it.each([
    ['?kae=d', '-1', 'dark'],
    ['?origin=a_b&kae=-1', 'd', 'light'],
    ['?kae=', 'd', undefined],
    ['?kae=x', 'd', 'dark'],
    ['?xkae=d', '-1', 'light'],
  ])('shows what the address %s names over what is saved (%s): %s', (query, value, theme) => {
    const page = openPage({ address: `https://mallard.example/pro${query}`, cookie: `kae=${value}` });
    page.run();
    expect(page.root.dataset['theme']).toBe(theme);
    expect(page.window.document.cookie).toContain(`kae=${value}`);
  });

  it('leaves a page with a theme of its own alone', () => {
    const page = openPage({ cookie: 'kae=-1', root: 'data-page-theme="dark" data-theme="dark"' });
    page.run();
    page.click('button');
    expect(page.root.dataset['theme']).toBe('dark');
    expect(page.window.document.cookie).toContain('kae=-1');
  });
});

describe('the theme switch', () => {
  it('turns the theme over at each click, also on its image, and says which is shown', () => {
    const page = openPage();
    page.run();
    const button = page.find('button');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    page.click('button path');
    expect(page.root.dataset['theme']).toBe('dark');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    page.click('button');
    expect(page.root.dataset['theme']).toBe('light');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('gives the browser’s own bar the ground of the theme that is shown', () => {
    const page = openPage({ cookie: 'kae=d' });
    const bars = () =>
      [...page.window.document.querySelectorAll('[name=theme-color]')].map((bar) =>
        bar.getAttribute('content'),
      );
    page.run();
    expect(bars()).toEqual([barColours.dark, barColours.dark]);
    page.click('button');
    expect(bars()).toEqual([barColours.light, barColours.light]);
  });

  it('keeps the choice where the rest of the site reads it, against what the address names', () => {
    const page = openPage({ address: 'https://mallard.example/?kae=d' });
    page.run();
    page.click('button');
    expect(page.root.dataset['theme']).toBe('light');
    const jar = new DocumentCookieJar(page.window.document, page.window.location);
    expect(jar.read('kae')).toBe('-1');
    expect(page.root.dataset['chosen']).toBe('light');
  });

  it('writes the cookie as the rest of the site does', () => {
    const page = openPage();
    const written: string[] = [];
    Object.defineProperty(page.window.document, 'cookie', {
      get: () => '',
      set: (text: string) => written.push(text),
    });
    page.run();
    page.click('button');
    new DocumentCookieJar(page.window.document, page.window.location).write('kae', 'd');
    expect(written).toHaveLength(2);
    expect(written[0]).toBe(written[1]);
  });

  it('does nothing for a click elsewhere', () => {
    const page = openPage();
    page.run();
    page.click('p');
    expect(page.root.dataset['theme']).toBeUndefined();
    expect(page.window.document.cookie).toBe('');
  });
});
