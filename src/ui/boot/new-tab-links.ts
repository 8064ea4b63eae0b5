import { formatOrigin, type Origin } from '../../domain/origin/origin.ts';

/**
 * A tab of its own has none of what this one keeps, so whoever opens a page of ours in one would lose the origin of the visit. A link
 * that is opened so, with the middle button, a key held down or the menu of the link, names it in its address for that
 * moment; a plain click leads to the address that stands in the HTML. Safari on an iPhone opens its menu without telling the page.
 */
export function wireNewTabLinks(
  page: Document,
  originNow: () => Origin | null,
  options: { readonly signal?: AbortSignal } = {},
): void {
  const nameOrigin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const origin = originNow();
    if (link === null || origin === null || link.origin !== page.location.origin) return;
    const before = link.getAttribute('href') ?? '';
    const address = new URL(link.href);
    if (address.searchParams.has('origin')) return;
    address.searchParams.set('origin', formatOrigin(origin));
    link.href = address.href;
    // The browser reads the address after the last listener, and before anything else is done.
    setTimeout(() => link.setAttribute('href', before));
  };
  const withKey = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) nameOrigin(click);
  };
  page.addEventListener('auxclick', nameOrigin, options);
  page.addEventListener('contextmenu', nameOrigin, options);
  page.addEventListener('click', withKey, options);
}
