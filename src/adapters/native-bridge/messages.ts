import * as z from 'zod/mini';
import type { HostEvents, HostNotifications, HostRequests } from '../../application/ports/host-app.ts';

/** The channel of the subscription pages: names that host apps fix. */
export const subscriptionPages = { context: 'subscriptionPages', featureName: 'useSubscription' } as const;

/** What goes with each notification. Apple answers a request that has no result with an error, so these are none. */
export const notifications = {
  setAuthTokens: z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: z.string().check(z.minLength(1)),
  }),
  setSubscription: z.object({ token: z.string().check(z.minLength(1)) }),
} as const satisfies { [Name in keyof HostNotifications]: z.ZodMiniType<HostNotifications[Name]> };

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
} as const satisfies { [Name in keyof HostRequests]: z.ZodMiniType<HostRequests[Name]['reply']> };

/** How the parameters of each event read. */
export const events = {
  onPurchaseUpdate: z.object({
    type: z.enum(['completed', 'canceled', 'redirect']),
    token: z.exactOptional(z.string()),
  }),
} as const satisfies { [Name in keyof HostEvents]: z.ZodMiniType<HostEvents[Name]> };
