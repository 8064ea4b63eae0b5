import { readThemeCookie, themeCookie } from '../../domain/theme/theme.ts';

// Runs inline in the theme page, ahead of its links. Without it a link leads to the settings; with it
// a click keeps the theme: each setting that a theme can name is written or removed, as the link's address says.
const root = document.documentElement;

/** The settings that a theme can name, as the page lists them. */
function codes(): readonly string[] {
  return document.querySelector<HTMLElement>('[data-theme-codes]')?.dataset['themeCodes']?.split(' ') ?? [];
}

function keep(code: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = `${code}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function valueIn(code: string, search: string): string | null {
  return new URLSearchParams(search).get(code) || null;
}

/** Marks the theme whose settings this browser keeps, or that the address names. */
function markChosen(): void {
  const named = codes().some((code) => valueIn(code, location.search) !== null);
  const kept = (code: string) => new RegExp(`(?:^|; )${code}=([^;]*)`).exec(document.cookie)?.[1] || null;
  const chosen = (code: string) => (named ? valueIn(code, location.search) : kept(code));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-search-theme]')) {
    const same = codes().every((code) => valueIn(code, link.search) === chosen(code));
    if (same) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

document.addEventListener('DOMContentLoaded', markChosen);
document.addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  if ((target as Element).closest('[data-theme-switch]')) return markChosen();
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-search-theme]');
  if (link === null || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  for (const code of codes()) keep(code, valueIn(code, link.search));
  const choice = readThemeCookie(valueIn(themeCookie, link.search));
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  history.replaceState(history.state, '', location.pathname);
  markChosen();
  const kept = document.querySelector<HTMLElement>('[data-theme-kept]');
  if (kept !== null) kept.hidden = false;
});
