import { carryOrigin } from '../../domain/download/carry-origin.ts';
import type { Origin } from '../../domain/origin/origin.ts';

/**
 * Keeps the origin of the visit when one of our pages is opened in a new tab, which has none of this tab's storage. A
 * link opened with the middle button, a modifier key or the context menu gets the origin in its address for that
 * moment; a plain click uses the address in the HTML. Safari on an iPhone opens its menu without an event.
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
    const carrying = carryOrigin(address, 'origin', origin);
    if (carrying.ok) link.href = carrying.value.href;
    // The browser reads the address after the last listener has run and before any timer.
    setTimeout(() => link.setAttribute('href', before));
  };
  const withKey = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) nameOrigin(click);
  };
  page.addEventListener('auxclick', nameOrigin, options);
  page.addEventListener('contextmenu', nameOrigin, options);
  page.addEventListener('click', withKey, options);
}
