import {
  readThemeAddress,
  readThemeCookie,
  type ShownTheme,
  shownTheme,
  type ThemeChoice,
  themeCookie,
  themeCookieValue,
} from '../../domain/theme/theme.ts';
import { tellTheme } from '../theme/tell-theme.ts';
import { dataset } from './root.ts';

const system = matchMedia('(prefers-color-scheme: dark)');
const switches = '[data-theme-switch]';

/**
 * Takes the theme from the address or the cookie. `data-theme` stands on the page only while something was chosen; without
 * it the page follows the system by itself. A page with a theme of its own (`data-page-theme`) keeps it.
 */
export function showTheme(): void {
  const { cookie } = document;
  const { search } = location;
  // Most visitors have neither, and a slow phone takes its time over its first expression and its first query.
  if (!(cookie + search).includes(themeCookie)) return;
  const kept = new RegExp(`(?:^|; )${themeCookie}=([^;]*)`).exec(cookie)?.[1] ?? null;
  const named = new URLSearchParams(search).get(themeCookie);
  const choice = readThemeAddress(named) ?? readThemeCookie(kept);
  if (dataset['pageTheme'] === undefined && choice !== 'system') dataset['theme'] = choice;
}

/** Turns the theme over on a click, keeps the choice, and tells by `aria-pressed` whether the dark one is shown. */
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
  // `data-chosen` tells the script of a live page, whose state of the theme is to know.
  dataset['theme'] = dataset['chosen'] = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = `${themeCookie}=${themeCookieValue(theme)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

function shown(): ShownTheme {
  return shownTheme((dataset['theme'] ?? 'system') as ThemeChoice, system.matches);
}

/** Tells switch and browser which theme is shown. */
export function tellShown(): void {
  tellTheme(document, shown() === 'dark');
}
