import { describe, expect, it } from 'vitest';
import { DocumentCookieJar } from '../../../src/adapters/cookie/document-cookie-jar.ts';
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
  it('says what is shown also when the device turns dark', () => {
    let turned = () => {};
    const system = { matches: false, addEventListener: (_: string, hear: () => void) => (turned = hear) };
    const page = openPage({ given: { matchMedia: () => system } });
    page.run();
    expect(page.find('button').getAttribute('aria-pressed')).toBe('false');
    system.matches = true;
    turned();
    expect(page.find('button').getAttribute('aria-pressed')).toBe('true');
  });

  it('is kept for a year', () => {
    const page = openPage();
    page.run();
    const written: string[] = [];
    Object.defineProperty(page.window.document, 'cookie', { set: (text: string) => written.push(text) });
    page.click('button');
    expect(written).toEqual(['kae=d; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

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

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'windows'],
  [
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
    undefined,
  ],
])('the download that fits is named to people, and none to search engines: %s', (userAgent, platform) => {
  const page = openPage({ given: { navigator: { userAgent, maxTouchPoints: 0, languages: ['en'] } } });
  page.run();
  expect(page.root.dataset['platform']).toBe(platform);
});
