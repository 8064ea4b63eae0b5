import { readThemeCookie, themeCookie } from '../../domain/theme/theme.ts';
import { tellShown } from './theme.ts';

// Runs inline in the theme page, before its links. Without it, a link leads to the settings; with it, a click stores
// the theme: each setting that a theme can have is written or removed, as given in the link's address.
const root = document.documentElement;
const themeLinks = 'a[data-search-theme]';

/** The settings that a theme can have, as listed in the page. */
function codes(): readonly string[] {
  return document.querySelector<HTMLElement>('[data-theme-codes]')?.dataset['themeCodes']?.split(' ') ?? [];
}

function keep(code: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser
  document.cookie = `${code}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function valueIn(code: string, search: string): string | null {
  return new URLSearchParams(search).get(code) || null;
}

/** The value in the address or, failing that, in this browser's cookies. */
function chosen(code: string): string | null {
  const named = codes().some((of) => valueIn(of, location.search) !== null);
  return named ? valueIn(code, location.search) : inCookie(code);
}

function inCookie(code: string): string | null {
  return new RegExp(`(?:^|; )${code}=([^;]*)`).exec(document.cookie)?.[1] || null;
}

/** Marks the theme that the address or this browser's cookies describe. */
function markChosen(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(themeLinks)) {
    const same = codes().every((code) => valueIn(code, link.search) === chosen(code));
    if (same) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function show(value: string | null): void {
  const choice = readThemeCookie(value);
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  tellShown();
  markChosen();
}

document.addEventListener('DOMContentLoaded', markChosen);
// Another tab may have chosen a different theme.
document.addEventListener('visibilitychange', () => {
  show(new URLSearchParams(location.search).get(themeCookie) ?? inCookie(themeCookie));
});
document.addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  if ((target as Element).closest('[data-theme-switch]')) return markChosen();
  const link = (target as Element).closest<HTMLAnchorElement>(themeLinks);
  if (link === null || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  for (const code of codes()) keep(code, valueIn(code, link.search));
  history.replaceState(history.state, '', location.pathname);
  const isKept = codes().every((code) => valueIn(code, link.search) === chosen(code));
  // Where cookies are refused, only the address can carry the theme.
  if (!isKept) history.replaceState(history.state, '', link.search);
  show(valueIn(themeCookie, link.search));
  for (const told of document.querySelectorAll<HTMLElement>('[data-theme-kept]')) {
    told.hidden = (told.dataset['themeKept'] === 'here') !== isKept;
  }
});
