import {
  readThemeAddress,
  readThemeCookie,
  type ShownTheme,
  shownTheme,
  type ThemeChoice,
  themeCookie,
  themeCookieValue,
} from '../../domain/theme/theme.ts';
import { dataset } from './root.ts';

const system = matchMedia('(prefers-color-scheme: dark)');
const switches = '[data-theme-switch]';

/**
 * Applies the theme from the address or the cookie. `data-theme` is only set if a theme was chosen; otherwise the page
 * follows the system. A page with a theme of its own (`data-page-theme`) keeps it.
 */
export function showTheme(): void {
  const { cookie } = document;
  const { search } = location;
  // Most visitors have neither, and on a slow phone the first regular expression and the first query are expensive.
  if (!(cookie + search).includes(themeCookie)) return;
  const kept = new RegExp(`(?:^|; )${themeCookie}=([^;]*)`).exec(cookie)?.[1] ?? null;
  const named = new URLSearchParams(search).get(themeCookie);
  const choice = readThemeAddress(named) ?? readThemeCookie(kept);
  if (dataset['pageTheme'] === undefined && choice !== 'system') dataset['theme'] = choice;
}

/** Switches the theme on a click, stores the choice, and sets `aria-pressed` while the dark theme is shown. */
export function answerThemeSwitch(): void {
  document.addEventListener('DOMContentLoaded', tellShown);
  system.addEventListener('change', tellShown);
  document.addEventListener('click', ({ target }) => {
    if (dataset['pageTheme'] !== undefined || !(target as Element).closest(switches)) return;
    choose(shown() === 'dark' ? 'light' : 'dark');
    tellShown();
  });
}

function choose(theme: ShownTheme): void {
  // `data-chosen` passes the choice on to the theme state of a live page.
  dataset['theme'] = dataset['chosen'] = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser
  document.cookie = `${themeCookie}=${themeCookieValue(theme)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

function shown(): ShownTheme {
  return shownTheme((dataset['theme'] ?? 'system') as ThemeChoice, system.matches);
}

/** Updates the switch to the theme that is shown. */
export function tellShown(): void {
  for (const button of document.querySelectorAll(switches)) {
    button.setAttribute('aria-pressed', String(shown() === 'dark'));
  }
}
