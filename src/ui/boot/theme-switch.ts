import type { ThemeState } from '../../application/theme/theme-state.ts';

const switchSelector = '[data-theme-switch]';

/**
 * Takes the theme switch over from the script in the head: shows what the state says, and turns it over on a click.
 * A page with a theme of its own (`data-page-theme`) keeps it. `data-theme` stands on the page only while something was chosen; without it the page follows the system by itself.
 */
export function wireThemeSwitch(theme: ThemeState, page: Document, signal: AbortSignal): void {
  const root = page.documentElement;
  root.dataset['script'] = 'ready';
  const early = root.dataset['chosen'];
  if (early === 'light' || early === 'dark') theme.choose(early);
  delete root.dataset['chosen'];
  const shown = theme.theme$.subscribe(({ choice }) => {
    if (root.dataset['pageTheme'] !== undefined) return;
    if (choice === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = choice;
  });
  signal.addEventListener('abort', () => shown.unsubscribe());
  const turn = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(switchSelector) === null) return;
    theme.choose(theme.current.shown === 'dark' ? 'light' : 'dark');
  };
  page.addEventListener('click', turn, { signal });
}
