import { type Carrier, carryOrigin } from '../../domain/download/carry-origin.ts';
import { formatOrigin, type Origin } from '../../domain/origin/origin.ts';

/**
 * Puts the origin of the visit into the page's links to downloads, stores and the subscription (`data-carries`, see
 * `components/downloads/origin-attributes.ts`), and into forms with a field `origin`. Without one, and where its name is too long for a store, a link keeps the origin
 * that stands in the HTML: the page and the place of the link.
 */
export function carryVisit(page: Document, origin: Origin | null): void {
  if (origin === null) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-carries]')) {
    const carrying = carryOrigin(new URL(link.href), link.dataset['carries'] as Carrier, origin);
    if (carrying.ok) link.href = carrying.value.href;
  }
  // Fields that an island renders would be set back by it: a form is given the origin as it is read.
  page.addEventListener('formdata', ({ formData }) => {
    if (formData.has('origin')) formData.set('origin', formatOrigin(origin));
  });
}
