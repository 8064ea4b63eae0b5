import type { Market } from './plan.ts';

/**
 * The 30 countries where the subscription is sold, each with the market whose prices apply. Specification, section 9.
 */
export const eligibleRegions = {
  AT: 'eu',
  BE: 'eu',
  BG: 'eu',
  CA: 'ca',
  CY: 'eu',
  CZ: 'cz',
  DE: 'eu',
  DK: 'dk',
  EE: 'eu',
  ES: 'eu',
  FI: 'eu',
  FR: 'eu',
  GB: 'gb',
  GR: 'eu',
  HR: 'eu',
  HU: 'hu',
  IE: 'eu',
  IT: 'eu',
  LT: 'eu',
  LU: 'eu',
  LV: 'eu',
  MT: 'eu',
  NL: 'eu',
  PL: 'pl',
  PT: 'eu',
  RO: 'ro',
  SE: 'se',
  SI: 'eu',
  SK: 'eu',
  US: 'us',
} as const satisfies Record<string, Market>;

/** An ISO 3166-1 alpha-2 code, upper case, of a country where the subscription is sold. */
export type EligibleRegion = keyof typeof eligibleRegions;

/**
 * Markets that belong to at least one country, the United States first. Other markets keep their subscribers but get no
 * new ones.
 */
export function marketsOnSale(): readonly Market[] {
  return [...new Set<Market>(['us', ...Object.values(eligibleRegions)])];
}

/** Tells whether the subscription is sold in a country; case does not matter. */
export function isEligible(country: string): boolean {
  return marketOf(country) !== null;
}

/** The market of a country; null where the subscription is not sold. */
export function marketOf(country: string): Market | null {
  const code = country.toUpperCase();
  return isRegion(code) ? eligibleRegions[code] : null;
}

function isRegion(code: string): code is EligibleRegion {
  return Object.hasOwn(eligibleRegions, code);
}
