import { describe, expect, it } from 'vitest';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import { ThemeState } from '../../../src/application/theme/theme-state.ts';
import { collect } from '../../support/collect.ts';

describe('the theme', () => {
  it('follows the device until the visitor chooses', () => {
    const cookies = new MemoryCookieJar();
    const system = new MemorySystemTheme(true);
    const theme = new ThemeState(cookies, system);
    using seen = collect(theme.theme$);
    system.set(false);
    theme.choose('dark');
    system.set(true);
    system.set(false);
    expect(seen.values).toEqual([
      { choice: 'system', shown: 'dark' },
      { choice: 'system', shown: 'light' },
      { choice: 'dark', shown: 'dark' },
    ]);
    expect(cookies.read('kae')).toBe('d');
  });

  it('is what was chosen before', () => {
    const cookies = new MemoryCookieJar();
    cookies.write('kae', '-1');
    expect(new ThemeState(cookies, new MemorySystemTheme(true)).current).toEqual({
      choice: 'light',
      shown: 'light',
    });
  });

  it('follows the device again when the choice is taken back, and keeps no cookie for it', () => {
    const cookies = new MemoryCookieJar();
    const theme = new ThemeState(cookies, new MemorySystemTheme(true));
    theme.choose('light');
    theme.choose('system');
    expect(theme.current).toEqual({ choice: 'system', shown: 'dark' });
    expect(cookies.read('kae')).toBeNull();
  });

  it('ignores a cookie that nobody of us wrote', () => {
    const cookies = new MemoryCookieJar();
    cookies.write('kae', '<b>');
    expect(new ThemeState(cookies, new MemorySystemTheme()).current).toEqual({
      choice: 'system',
      shown: 'light',
    });
  });
});
