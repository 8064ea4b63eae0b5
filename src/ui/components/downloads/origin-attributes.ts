import { brand } from '../../../domain/brand.ts';
import { type Carrier, carryOrigin } from '../../../domain/download/carry-origin.ts';
import { parseOrigin } from '../../../domain/origin/origin.ts';

/** The attributes of a link that carries an origin. */
export interface OriginAttributes {
  readonly href: string;
  /** The query parameter for the origin; `boot/origin-links.ts` fills in the visit's. */
  readonly 'data-carries'?: Carrier;
}

/**
 * Attributes of a link that carries the visit's origin. Without one, or without a script, it carries the page and the
 * link's place: `<a {...carrying('/pro', 'origin', 'home', 'hero')}>` leads to `/pro?origin=home_website__hero`. Throws
 * if page and place do not make a valid origin, which is a bug.
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
