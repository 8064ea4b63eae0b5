import type { DeviceKind } from '../device/device.ts';
import type { Filter } from './assign.ts';
import type { ExperimentName } from './catalogue.ts';

/** Whether the subscription is available to a visitor. Specification, section 4, "Eligibility check". */
export type Eligibility = 'pending' | 'error' | 'eligible' | 'ineligible';

/**
 * The visitor's country: `pending` while it is being looked up, `unknown` when it cannot be determined, else an ISO
 * 3166-1 alpha-2 code in any case.
 */
export type Whereabouts = 'pending' | 'unknown' | { readonly code: string };

/** What determines whether a visitor takes part. */
export interface Audience {
  readonly deviceKind: DeviceKind;
  readonly country: Whereabouts;
  readonly eligibility: Eligibility;
}

/** The countries in which `defaultplan` runs. Specification, section 9. */
export const defaultPlanCountries = ['us', 'gb'] as const;

/**
 * The audience of `defaultplan`: eligible visitors in the United States or the United Kingdom who use one of our mobile
 * apps' browsers. Pending while an answer is outstanding and everything known so far fits, otherwise blocked; the order
 * of the answers does not matter. Specification, section 4.
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

/** The audience of each experiment; those not listed are open to everybody. */
const filters: { readonly [Name in ExperimentName]?: (audience: Audience) => Filter } = {
  defaultplan: defaultPlanFilter,
};

/** The experiments that are not open to everybody. */
export const experimentsWithAudience = Object.keys(filters) as readonly ExperimentName[];

/** Tells whether an experiment is open to everybody, so that nothing about the visitor needs to be known. */
export function isForAll(name: ExperimentName): boolean {
  return filters[name] === undefined;
}

/** Decides whether a visitor may take part in an experiment; one without a rule is open to everybody. */
export function filterOf(name: ExperimentName, audience: Audience): Filter {
  return filters[name]?.(audience) ?? 'allowed';
}
