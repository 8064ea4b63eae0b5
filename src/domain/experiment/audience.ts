import type { DeviceKind } from '../device/device.ts';
import type { Filter } from './assign.ts';
import type { ExperimentName } from './catalogue.ts';

/** Whether the subscription is sold to a visitor. Specification, section 4, "Eligibility check". */
export type Eligibility = 'pending' | 'error' | 'eligible' | 'ineligible';

/** What is known of the visitor that decides who takes part. */
export interface Audience {
  readonly deviceKind: DeviceKind;
  /** ISO 3166-1 alpha-2, in any case; null while or where it is not known. */
  readonly country: string | null;
  readonly eligibility: Eligibility;
}

/** Where `defaultplan` runs. Specification, section 9. */
export const defaultPlanCountries = ['us', 'gb'] as const;

/**
 * Who takes part in `defaultplan`: an eligible visitor in one of our mobile apps' browser in the United States or the
 * United Kingdom. Pending while eligibility is unknown and the rest may still fit; else blocked. Never fails.
 */
export function defaultPlanFilter({ deviceKind, country, eligibility }: Audience): Filter {
  if (deviceKind !== 'mobile-app') return 'blocked';
  const fits = defaultPlanCountries.some((code) => code === country?.toLowerCase());
  if (country !== null && !fits) return 'blocked';
  if (eligibility === 'pending') return 'pending';
  return fits && eligibility === 'eligible' ? 'allowed' : 'blocked';
}

/** Who takes part in an experiment; one without a rule of its own is open to all. Never fails. */
export function filterOf(name: ExperimentName, audience: Audience): Filter {
  return name === 'defaultplan' ? defaultPlanFilter(audience) : 'allowed';
}
