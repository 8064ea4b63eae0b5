import * as z from 'zod/mini';
import { billingPeriods } from '../domain/subscription/billing-period.ts';
import { platforms } from '../domain/subscription/subscription.ts';

/** Paths of the gallery of states, which exist outside production only. */
export const statePaths = { gallery: '/dev/states', conditions: '/dev/states/conditions' } as const;

/** The query parameters of an address that shows a page in a state: what holds there, and our signature of it. */
export const stateParams = { conditions: 'state', signature: 'signature' } as const;

/** A subscription as the card provider sees it, by its dates relative to now, in days. */
const HeldSubscription = z.object({
  period: z.enum(billingPeriods),
  /** `overdue`: a charge failed two days ago and is tried again. `unpaid`: the first one has not come through. */
  standing: z.enum(['trial', 'paid', 'overdue', 'unpaid', 'ended']),
  /** `disputed`: the bank looks into its newest payment. */
  payment: z.optional(z.literal('disputed')),
  /** False once it was cancelled. */
  renews: z.boolean(),
  startedDaysAgo: z.number(),
  /** Negative for one that has ended. */
  endsInDays: z.number(),
  platform: z.enum(platforms),
  /** The period that it will have from the next charge on. */
  switchesTo: z.optional(z.enum(billingPeriods)),
});

/**
 * What holds while a page is shown in a state: where, when, on what and to whom. What is left out is as in a new browser in the
 * United States. Understood by the fake environment alone.
 */
export const PageConditions = z.object({
  /** The page's clock, in milliseconds since the epoch; it stands still. */
  now: z.optional(z.number()),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The user agent that the page believes it runs in. */
  userAgent: z.optional(z.string()),
  /** Whoever is signed in; `email` is null for an account without an address. */
  account: z.optional(z.object({ email: z.nullable(z.string()) })),
  subscription: z.optional(HeldSubscription),
  /** Entries of the browser's storage, by their keys in the storage catalogue. */
  kept: z.optional(z.record(z.string(), z.unknown())),
  /** `silent`: calls set out and no answer comes. `down`: none gets through. */
  network: z.optional(z.enum(['silent', 'down'])),
});
export type PageConditions = z.infer<typeof PageConditions>;

/** Query of `conditions`: both as they stand in the address. */
export const StateQuery = z.object({ state: z.string(), signature: z.string() });
