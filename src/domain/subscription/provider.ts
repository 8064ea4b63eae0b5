import type { Entitlement } from './feature.ts';
import { isWebSourced } from './subscription.ts';

interface ProviderRow {
  /** The feature it provides; null for the one that takes the payment. */
  readonly entitlement: Entitlement | null;
}

/** The providers behind a subscription, by the labels of the specification, section 3. */
export const providers = {
  duckai: { entitlement: 'Duck.ai' },
  pir: { entitlement: 'Data Broker Protection' },
  stripe: { entitlement: null },
} as const satisfies Record<string, ProviderRow>;

/** The label of a provider. */
export type ProviderLabel = keyof typeof providers;

/** The provider of a label; throws the specification's message (section 8) for another, which is a bug. */
export function providerOf(label: string): (typeof providers)[ProviderLabel] {
  if (!isProviderLabel(label)) throw new Error(`Missing provider for: ${label}`);
  return providers[label];
}

/** How a subscription is advertised: `PROMO` above the page, `FOCUSED` in a line beside the offer. Specification, section 3. */
export const promoTypes = ['PROMO', 'FOCUSED'] as const;
/** How a subscription is advertised. */
export type PromoType = (typeof promoTypes)[number];

/** Tells whether a text is a promo type. */
export function isPromoType(text: string): text is PromoType {
  return promoTypes.some((type) => type === text);
}

/**
 * Reads an entry: the label of a provider, whatever its case and the spaces around it; null for anything else.
 * Specification, section 5, does not show its list; the provider labels are the list here.
 * @example readEntry(' DuckAI ') // 'duckai'
 */
export function readEntry(value: string): ProviderLabel | null {
  const label = value.trim().toLowerCase();
  return isProviderLabel(label) ? label : null;
}

/** Tells whether a subscription bought on the web came by a recognised entry. Specification, section 5. */
export function isWebWithEntry(platform: string, value: string): boolean {
  return isWebSourced(platform) && readEntry(value) !== null;
}

function isProviderLabel(text: string): text is ProviderLabel {
  return Object.hasOwn(providers, text);
}
