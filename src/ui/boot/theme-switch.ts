import type { ThemeState } from '../../application/theme/theme-state.ts';

/**
 * Connects the theme switch, which the script in the head handles on every page, with the theme state of a live page,
 * in both directions: the state follows the switch, and the page shows what the state says (a setting, an address). A
 * page with a theme of its own (`data-page-theme`) keeps it.
 */
export function followThemeSwitch(theme: ThemeState, page: Document, signal: AbortSignal): void {
  const root = page.documentElement;
  const hear = () => {
    const { chosen } = root.dataset;
    delete root.dataset['chosen'];
    if (chosen === 'light' || chosen === 'dark') theme.choose(chosen);
  };
  hear();
  const shown = theme.theme$.subscribe(({ choice, shown }) => {
    if (root.dataset['pageTheme'] !== undefined) return;
    if (choice === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = choice;
    for (const button of page.querySelectorAll('[data-theme-switch]')) {
      button.setAttribute('aria-pressed', String(shown === 'dark'));
    }
  });
  signal.addEventListener('abort', () => shown.unsubscribe());
  // The script in the head registered first, so its result is there already.
  page.addEventListener('click', hear, { signal });
}
