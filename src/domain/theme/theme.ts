/** The choices of a visitor; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
/** A visitor's choice; `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];
/** The theme on screen. */
export type ShownTheme = 'light' | 'dark';

/** The cookie that stores the choice. Specification, section 3. */
export const themeCookie = 'kae';

/** Parses the cookie: `-1` is light, `d` is dark, anything else or nothing follows the system. */
export function readThemeCookie(value: string | null): ThemeChoice {
  if (value === '-1') return 'light';
  return value === 'd' ? 'dark' : 'system';
}

/**
 * Parses the query parameter of the same name: like the cookie, and empty means the device's theme. Null for anything
 * else or nothing, which keeps the visitor's choice. Specification, section 3.
 */
export function readThemeAddress(value: string | null): ThemeChoice | null {
  return value === '' || value === '-1' || value === 'd' ? readThemeCookie(value) : null;
}

/** The cookie's value for a choice; null to remove the cookie. */
export function themeCookieValue(choice: ThemeChoice): string | null {
  if (choice === 'system') return null;
  return choice === 'light' ? '-1' : 'd';
}

/** The theme to show for a choice, depending on the device's preference. */
export function shownTheme(choice: ThemeChoice, systemPrefersDark: boolean): ShownTheme {
  if (choice !== 'system') return choice;
  return systemPrefersDark ? 'dark' : 'light';
}
