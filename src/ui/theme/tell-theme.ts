/** The ground of each theme, as `tokens.css` has it, for the browser's own bar. */
export const barColours = { light: '#faf8f3', dark: '#0f1a17' } as const;

/** Tells which theme is shown: the switch by `aria-pressed`, the browser by the color of its bar, which else follows the system. */
export function tellTheme(page: Document, isDark: boolean): void {
  for (const button of page.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-pressed', String(isDark));
  }
  for (const bar of page.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    bar.content = isDark ? barColours.dark : barColours.light;
  }
}
