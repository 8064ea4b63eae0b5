import type { ThemeState } from '../../application/theme/theme-state.ts';
import { wireLanguageLinks } from './language-links.ts';
import { wireMenus } from './menus.ts';
import { wireThemeSwitch } from './theme-switch.ts';

/** What the header needs on every page, static or live. Returns how to take it off again. */
export function wirePage(theme: ThemeState, page: Document): () => void {
  const off = new AbortController();
  wireThemeSwitch(theme, page, off.signal);
  wireMenus(page, off.signal);
  wireLanguageLinks(page, off.signal);
  return () => off.abort();
}
