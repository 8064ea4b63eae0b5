import { describe, expect, it } from 'vitest';
import {
  readThemeAddress,
  readThemeCookie,
  shownTheme,
  themeChoices,
  themeCookieValue,
} from '../../../src/domain/theme/theme.ts';

describe('the theme', () => {
  it('is read from its cookie: -1 is light, d is dark, anything else follows the device', () => {
    expect(['-1', 'd', null, '', '1', 'dark'].map(readThemeCookie)).toEqual([
      'light',
      'dark',
      'system',
      'system',
      'system',
      'system',
    ]);
  });

  it('is read from an address: -1, d and the empty text name one, anything else names none', () => {
    expect(['-1', 'd', '', null, '1', 'D', 'dark'].map(readThemeAddress)).toEqual([
      'light',
      'dark',
      'system',
      null,
      null,
      null,
      null,
    ]);
  });

  it('reads every choice back as it was written', () => {
    for (const choice of themeChoices) expect(readThemeCookie(themeCookieValue(choice))).toBe(choice);
  });

  it('follows the device until the visitor chooses', () => {
    expect(shownTheme('system', true)).toBe('dark');
    expect(shownTheme('system', false)).toBe('light');
    expect(shownTheme('light', true)).toBe('light');
    expect(shownTheme('dark', false)).toBe('dark');
  });
});
