import * as z from 'zod/mini';
import { billingPeriods } from '../domain/subscription/billing-period.ts';
import { platforms } from '../domain/subscription/subscription.ts';

/** Paths of the gallery of states, outside production only. */
export const statePaths = { gallery: '/dev/states', conditions: '/dev/states/conditions' } as const;

/** Query parameters of a page shown in a state: its conditions, and our signature of them. */
export const stateParams = { conditions: 'state', signature: 'signature' } as const;

/** A subscription as the card provider sees it, with dates in days relative to now. */
const HeldSubscription = z.object({
  period: z.enum(billingPeriods),
  /** `overdue`: a charge failed two days ago and is being retried. `unpaid`: the first charge has not gone through. */
  standing: z.enum(['trial', 'paid', 'overdue', 'unpaid', 'ended']),
  /** `disputed`: the bank disputes its latest payment. */
  payment: z.optional(z.literal('disputed')),
  /** False after cancellation. */
  renews: z.boolean(),
  startedDaysAgo: z.number(),
  /** Negative when it has ended. */
  endsInDays: z.number(),
  platform: z.enum(platforms),
  /** The billing period from the next charge on. */
  switchesTo: z.optional(z.enum(billingPeriods)),
});

/**
 * The conditions under which a page is shown in a state: where, when, on what device and to whom. Anything left out is
 * as in a new browser in the United States. Only the fake environment understands them.
 */
export const PageConditions = z.object({
  /** The page's clock, in milliseconds since the epoch; it does not advance. */
  now: z.optional(z.number()),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The user agent that the page sees. */
  userAgent: z.optional(z.string()),
  /** Who is signed in; `email` is null for an account without an address. */
  account: z.optional(z.object({ email: z.nullable(z.string()) })),
  subscription: z.optional(HeldSubscription),
  /** Entries of the browser's storage, by their keys in the storage catalogue. */
  kept: z.optional(z.record(z.string(), z.unknown())),
  /** `silent`: calls are sent but never answered. `down`: none gets through. */
  network: z.optional(z.enum(['silent', 'down'])),
});
export type PageConditions = z.infer<typeof PageConditions>;

/** Query of `conditions`: both parameters as they appear in the address. */
export const StateQuery = z.object({ state: z.string(), signature: z.string() });
