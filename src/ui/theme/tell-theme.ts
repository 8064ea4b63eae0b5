/** The background color of each theme, as in `tokens.css`, for the browser's own toolbar. */
export const barColours = { light: '#faf8f3', dark: '#0f1a17' } as const;

/**
 * Reports the theme in effect: to the switch by `aria-pressed`, and to the browser by the color of its toolbar, which
 * otherwise follows the system.
 */
export function tellTheme(page: Document, isDark: boolean): void {
  for (const button of page.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-pressed', String(isDark));
  }
  for (const bar of page.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    bar.content = isDark ? barColours.dark : barColours.light;
  }
}
