import type { ThemeState } from '../../application/theme/theme-state.ts';
import { wireLanguageHint } from './language-hint.ts';
import { wireLanguageLinks } from './language-links.ts';
import { followThemeSwitch } from './theme-switch.ts';

/** Adds what the header of a live page needs beyond the script in the head. Returns a function that removes it again. */
export function wirePage(theme: ThemeState, page: Document): () => void {
  const off = new AbortController();
  followThemeSwitch(theme, page, off.signal);
  wireLanguageLinks(page, { signal: off.signal });
  wireLanguageHint(page, { signal: off.signal });
  return () => off.abort();
}
