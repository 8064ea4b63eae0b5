import type { Locale } from '../../domain/locale/locale.ts';
import { type EligibleRegion, isEligible } from '../../domain/subscription/eligibility.ts';

/** The country with the most readers of a language, if the subscription is sold there; else the United States. */
export function regionOfLanguage(locale: Locale): EligibleRegion {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return isEligible(region) ? (region as EligibleRegion) : 'US';
}
