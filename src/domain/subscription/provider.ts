import type { Entitlement } from './feature.ts';
import { isWebSourced } from './subscription.ts';

interface ProviderRow {
  /** The feature it provides; null for the payment provider. */
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

/**
 * Looks up a provider by its label. Throws the specification's message (section 8) for an unknown label, which is a
 * bug.
 */
export function providerOf(label: string): (typeof providers)[ProviderLabel] {
  if (!isProviderLabel(label)) throw new Error(`Missing provider for: ${label}`);
  return providers[label];
}

/**
 * How a subscription is advertised: `PROMO` above the page, `FOCUSED` in a line beside the offer. Specification,
 * section 3.
 */
export const promoTypes = ['PROMO', 'FOCUSED'] as const;
/** How a subscription is advertised. */
export type PromoType = (typeof promoTypes)[number];

/** Tells whether a text is a promo type. */
export function isPromoType(text: string): text is PromoType {
  return promoTypes.some((type) => type === text);
}

/**
 * Parses an entry: a provider label, ignoring case and surrounding spaces; null for anything else. Section 5 of the
 * specification does not include its list of entries, so we use the provider labels.
 * @example readEntry(' DuckAI ') // 'duckai'
 */
export function readEntry(value: string): ProviderLabel | null {
  const label = value.trim().toLowerCase();
  return isProviderLabel(label) ? label : null;
}

/** Tells whether a subscription bought on the web came through a known entry. Specification, section 5. */
export function isWebWithEntry(platform: string, value: string): boolean {
  return isWebSourced(platform) && readEntry(value) !== null;
}

function isProviderLabel(text: string): text is ProviderLabel {
  return Object.hasOwn(providers, text);
}
