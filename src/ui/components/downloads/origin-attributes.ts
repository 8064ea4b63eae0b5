import { brand } from '../../../domain/brand.ts';
import { type Carrier, carryOrigin } from '../../../domain/download/carry-origin.ts';
import { parseOrigin } from '../../../domain/origin/origin.ts';

/** What a link has that carries an origin. */
export interface OriginAttributes {
  readonly href: string;
  /** The query parameter in which it stands; `boot/origin-links.ts` puts the origin of the visit there. */
  readonly 'data-carries'?: Carrier;
}

/**
 * A link that carries the visit's origin, and as long as there is none, or no script, the page and the place where it stands:
 * `<a {...carrying('/pro', 'origin', 'home', 'hero')}>` leads to `/pro?origin=home_website__hero`. Throws for a page and a place
 * that make no origin, which is a bug.
 */
export function carrying(
  href: string,
  carrier: Carrier | null,
  page: string,
  place: string,
): OriginAttributes {
  if (carrier === null) return { href };
  const origin = parseOrigin(`${page.replaceAll('-', '')}_website__${place}`);
  if (!origin.ok) throw new Error(origin.error.message);
  const link = carryOrigin(new URL(href, brand.site), carrier, origin.value);
  if (!link.ok) throw new Error(link.error.message);
  const { origin: host, pathname, search, hash } = link.value;
  return { href: host === brand.site ? pathname + search + hash : link.value.href, 'data-carries': carrier };
}
