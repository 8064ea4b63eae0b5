/** What a visitor may choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
/** What a visitor may choose; `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];
/** What is on the screen. */
export type ShownTheme = 'light' | 'dark';

/** The cookie that keeps the choice. See the specification, section 3. */
export const themeCookie = 'kae';

/** Reads the cookie's value: `-1` is light, `d` is dark, anything else or nothing follows the system. */
export function readThemeCookie(value: string | null): ThemeChoice {
  if (value === '-1') return 'light';
  return value === 'd' ? 'dark' : 'system';
}

/**
 * Reads the parameter of the same name in an address: as the cookie, and an empty text is the device's theme. Null for
 * anything else or nothing, which leaves the visitor's choice. Specification, section 3.
 */
export function readThemeAddress(value: string | null): ThemeChoice | null {
  return value === '' || value === '-1' || value === 'd' ? readThemeCookie(value) : null;
}

/** The cookie's value for a choice; null when the cookie is to be removed. */
export function themeCookieValue(choice: ThemeChoice): string | null {
  if (choice === 'system') return null;
  return choice === 'light' ? '-1' : 'd';
}

/** The theme to show for a choice on a device. */
export function shownTheme(choice: ThemeChoice, systemPrefersDark: boolean): ShownTheme {
  if (choice !== 'system') return choice;
  return systemPrefersDark ? 'dark' : 'light';
}
