import { describe, expect, it } from 'vitest';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import { ThemeState } from '../../../src/application/theme/theme-state.ts';
import { collect } from '../../support/collect.ts';

/** A page on a device. */
function page({ prefersDark = false, cookie = '', address = '/' } = {}) {
  const cookies = new MemoryCookieJar();
  if (cookie !== '') cookies.write('kae', cookie);
  const system = new MemorySystemTheme(prefersDark);
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  return { cookies, system, location, theme: new ThemeState(cookies, system, location) };
}

describe('the theme', () => {
  it('follows the device until the visitor chooses', () => {
    const { cookies, system, theme } = page({ prefersDark: true });
    using seen = collect(theme.theme$);
    system.set(false);
    theme.choose('dark');
    system.set(true);
    system.set(false);
    expect(seen.values).toEqual([
      { kept: 'system', choice: 'system', shown: 'dark' },
      { kept: 'system', choice: 'system', shown: 'light' },
      { kept: 'dark', choice: 'dark', shown: 'dark' },
    ]);
    expect(cookies.read('kae')).toBe('d');
  });

  it('is what was chosen before', () => {
    const { theme } = page({ prefersDark: true, cookie: '-1' });
    expect(theme.current).toEqual({ kept: 'light', choice: 'light', shown: 'light' });
  });

  it('follows the device again when the choice is taken back, and keeps no cookie for it', () => {
    const { cookies, theme } = page({ prefersDark: true });
    theme.choose('light');
    theme.choose('system');
    expect(theme.current).toEqual({ kept: 'system', choice: 'system', shown: 'dark' });
    expect(cookies.read('kae')).toBeNull();
  });

  it('ignores a cookie that nobody of us wrote', () => {
    expect(page({ cookie: '<b>' }).theme.current).toEqual({
      kept: 'system',
      choice: 'system',
      shown: 'light',
    });
  });
});

describe('the theme that an address names', () => {
  it.each([
    ['d', 'dark', 'dark'],
    ['-1', 'light', 'light'],
    ['', 'system', 'dark'],
  ] as const)('is shown for kae=%s, and not kept', (value, choice, shown) => {
    const { cookies, theme } = page({ prefersDark: true, cookie: '-1', address: `/?kae=${value}` });
    expect(theme.current).toEqual({ kept: 'light', choice, shown });
    expect(cookies.read('kae')).toBe('-1');
  });

  it.each(['x', 'D', '1', '<d>'])('is nobody’s when it is %j', (value) => {
    const { theme } = page({ cookie: 'd', address: `/?kae=${value}` });
    expect(theme.current).toEqual({ kept: 'dark', choice: 'dark', shown: 'dark' });
  });

  it('gives way to what the visitor chooses on the page, also when that was kept before', () => {
    const { cookies, system, theme } = page({ cookie: '-1', address: '/?kae=d' });
    theme.choose('light');
    system.set(true);
    expect(theme.current).toEqual({ kept: 'light', choice: 'light', shown: 'light' });
    theme.refresh();
    expect(theme.current.choice).toBe('light');
    expect(cookies.read('kae')).toBe('-1');
  });

  it('is gone with the address, and counts anew on the next that names one', () => {
    const { location, theme } = page({ address: '/?kae=d' });
    theme.choose('light');
    location.assign(new URL('https://mallard.example/app'));
    theme.refresh();
    expect(theme.current.choice).toBe('light');
    location.assign(new URL('https://mallard.example/app?kae=d'));
    theme.refresh();
    expect(theme.current).toEqual({ kept: 'light', choice: 'dark', shown: 'dark' });
  });
});
