import type { DeviceKind } from '../device/device.ts';
import type { Filter } from './assign.ts';
import type { ExperimentName } from './catalogue.ts';

/** Whether the subscription is sold to a visitor. Specification, section 4, "Eligibility check". */
export type Eligibility = 'pending' | 'error' | 'eligible' | 'ineligible';

/**
 * Where the visitor is: `pending` while the answer is under way, `unknown` once it is known that nobody can tell, else
 * an ISO 3166-1 alpha-2 code in any case.
 */
export type Whereabouts = 'pending' | 'unknown' | { readonly code: string };

/** What is known of the visitor that decides who takes part. */
export interface Audience {
  readonly deviceKind: DeviceKind;
  readonly country: Whereabouts;
  readonly eligibility: Eligibility;
}

/** Where `defaultplan` runs. Specification, section 9. */
export const defaultPlanCountries = ['us', 'gb'] as const;

/**
 * Who takes part in `defaultplan`: an eligible visitor in one of our mobile apps' browser in the United States or the
 * United Kingdom. Pending while an answer is under way and all that is known fits, whichever answer comes first; else
 * blocked. Specification, section 4.
 */
export function defaultPlanFilter({ deviceKind, country, eligibility }: Audience): Filter {
  const mayBeEligible = eligibility === 'eligible' || eligibility === 'pending';
  if (deviceKind !== 'mobile-app' || !mayBeEligible || !mayBeThere(country)) return 'blocked';
  return country === 'pending' || eligibility === 'pending' ? 'pending' : 'allowed';
}

function mayBeThere(country: Whereabouts): boolean {
  if (typeof country === 'string') return country === 'pending';
  return defaultPlanCountries.some((code) => code === country.code.toLowerCase());
}

/** Who takes part, by experiment; one that is not here is open to all. */
const filters: { readonly [Name in ExperimentName]?: (audience: Audience) => Filter } = {
  defaultplan: defaultPlanFilter,
};

/** The experiments that are not open to all. */
export const experimentsWithAudience = Object.keys(filters) as readonly ExperimentName[];

/** Tells whether an experiment is open to all, so that nothing needs to be known of the visitor. */
export function isForAll(name: ExperimentName): boolean {
  return filters[name] === undefined;
}

/** Who takes part in an experiment; one without a rule of its own is open to all. */
export function filterOf(name: ExperimentName, audience: Audience): Filter {
  return filters[name]?.(audience) ?? 'allowed';
}
