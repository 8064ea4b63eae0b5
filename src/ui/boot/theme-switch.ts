import type { ThemeState } from '../../application/theme/theme-state.ts';
import { tellTheme } from '../theme/tell-theme.ts';

/**
 * Joins the switch, which the script in the head answers on every page, with the state of a live page: the state hears
 * what was chosen, and what it says otherwise (a setting, an address) is shown. A page with a theme of its own
 * (`data-page-theme`) keeps it.
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
    tellTheme(page, shown === 'dark');
  });
  signal.addEventListener('abort', () => shown.unsubscribe());
  // The script in the head came first, and so has its answer ready.
  page.addEventListener('click', hear, { signal });
}
