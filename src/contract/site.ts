import * as z from 'zod/mini';
import { beaconPath } from './beacon.ts';

/** Paths of the site services, at the root. */
export const sitePaths = {
  eligible: '/privacy-pro-eligible.json',
  eligibility: '/subscriptionsCheckEligibility',
  countryCode: '/countryCode',
  country: '/country.json',
  beacon: beaconPath,
  health: '/healthz',
  ready: '/readyz',
} as const;

/** Answer of `countryCode` and `country`: ISO 3166-1 alpha-2, upper case. */
export const CountryReply = z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });
export type CountryReply = z.infer<typeof CountryReply>;

/** Answer of `eligibility`: whether the subscription is sold in the visitor's country. */
export const EligibilityReply = z.object({ eligible: z.boolean() });
export type EligibilityReply = z.infer<typeof EligibilityReply>;
