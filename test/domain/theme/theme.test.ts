import { describe, expect, it } from 'vitest';
import {
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
