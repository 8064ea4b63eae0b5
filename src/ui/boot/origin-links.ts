import { type Carrier, carryOrigin, storeCampaign } from '../../domain/download/carry-origin.ts';
import { formatOrigin, type Origin } from '../../domain/origin/origin.ts';

/**
 * Puts the origin of the visit into the page's links to downloads, stores and the subscription (`data-carries`, see
 * `components/downloads/origin-attributes.ts`), into every other link to the plans, in header, menu, footer or text, and into
 * forms with a field `origin`. Without one, and where its name is too long for a store, a link keeps the origin that stands in
 * the HTML: the page and the place of the link. The console is told of a name that is too long, once and in the words of the
 * specification, section 5.
 */
export function carryVisit(page: Document, origin: Origin | null): void {
  if (origin === null) return;
  const campaign = storeCampaign(origin);
  let isRefused = false;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-carries],a[href^="/"][href$="/pro"]')) {
    const carrier = (link.dataset['carries'] ?? 'origin') as Carrier;
    isRefused ||= carrier !== 'origin' && !campaign.ok;
    const carrying = carryOrigin(new URL(link.href), carrier, origin);
    if (carrying.ok) link.href = carrying.value.href;
  }
  if (isRefused && !campaign.ok) console.error(campaign.error.message);
  // Fields that an island renders would be set back by it: a form is given the origin as it is read.
  page.addEventListener('formdata', ({ formData }) => {
    if (formData.has('origin')) formData.set('origin', formatOrigin(origin));
  });
}
