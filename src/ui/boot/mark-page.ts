import { type Locale, localeTags, pathIn } from '../../domain/locale/locale.ts';

/**
 * Updates the links in header and footer after a navigation within the live area, because both are prerendered HTML
 * that React does not render: which link is the current page, and where the page is in other languages.
 */
export function markPage(page: Document, locale: Locale, path: string): void {
  const current = pathIn(locale, path);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')) {
    const { language } = link.dataset;
    if (language !== undefined) {
      const tag = localeTags.find((known) => known === language);
      if (tag !== undefined) link.pathname = pathIn(tag, path);
    } else if (link.pathname === current && link.hash === '') link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const summary of page.querySelectorAll('header summary')) {
    const menu = summary.parentElement;
    const holds = menu?.querySelector('a[aria-current="page"]') ?? null;
    summary.toggleAttribute('data-current', holds !== null);
  }
}
