import * as z from 'zod/mini';
import type { HostEvents, HostNotifications, HostRequests } from '../../application/ports/host-app.ts';
import { readBillingPeriod } from '../../domain/subscription/subscription.ts';

/** What goes with each notification. Apple answers a request that has no result with an error, so these are none. */
export const notifications = {
  setAuthTokens: z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: z.string().check(z.minLength(1)),
  }),
  setSubscription: z.object({ token: z.string().check(z.minLength(1)) }),
} as const satisfies { [Name in keyof HostNotifications]: z.ZodMiniType<HostNotifications[Name]> };

const offer = z.object({
  id: z.string(),
  type: z.string(),
  durationInDays: z.optional(z.nullable(z.number())),
  isUserEligible: z.boolean(),
});

const option = z.pipe(
  z.object({
    id: z.string(),
    cost: z.object({ displayPrice: z.string(), recurrence: z.string() }),
    offer: z.optional(z.nullable(offer)),
  }),
  z.transform(({ id, cost: { displayPrice, recurrence }, offer }) => ({
    id,
    billingPeriod: readBillingPeriod(recurrence),
    displayPrice,
    offer: offer ? { ...offer, durationInDays: offer.durationInDays ?? null } : null,
  })),
);

/** How the result of each request reads. */
export const replies = {
  getFeatureConfig: z.record(z.string(), z.unknown()),
  getAccessToken: z.pipe(
    z.object({ token: z.optional(z.string()) }),
    z.transform(({ token }) => ({ token: token || null })),
  ),
  // Signed out is `{accessToken: ''}` from Apple and `{}` from Android.
  getAuthAccessToken: z.pipe(
    z.object({ accessToken: z.optional(z.string()) }),
    z.transform(({ accessToken }) => ({ accessToken: accessToken || null })),
  ),
  getSubscriptionOptions: z.object({ platform: z.string(), options: z.array(option) }),
} as const satisfies { [Name in keyof HostRequests]: z.ZodMiniType<HostRequests[Name]['reply']> };

/** How the parameters of each event read. */
export const events = {
  onPurchaseUpdate: z.object({
    type: z.enum(['completed', 'canceled', 'redirect']),
    token: z.exactOptional(z.string()),
  }),
} as const satisfies { [Name in keyof HostEvents]: z.ZodMiniType<HostEvents[Name]> };
