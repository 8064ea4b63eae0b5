import { type Carrier, carryOrigin, storeCampaign } from '../../domain/download/carry-origin.ts';
import { formatOrigin, type Origin } from '../../domain/origin/origin.ts';

/**
 * Puts the origin of the visit into links to downloads, stores and the subscription (`data-carries`, see
 * `components/downloads/origin-attributes.ts`), into every other link to the plans, and into forms with a field
 * `origin`. Without an origin, or where it is too long for a store, a link keeps the one in its HTML, which names the
 * page and the link's place. An origin that is too long is logged once, in the words of the specification, section 5.
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
  // An island would reset a field that it renders, so forms get the origin when their data is read.
  page.addEventListener('formdata', ({ formData }) => {
    if (formData.has('origin')) formData.set('origin', formatOrigin(origin));
  });
}
