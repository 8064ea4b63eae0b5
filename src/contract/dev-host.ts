import * as z from 'zod/mini';

/** Paths for developers of host apps, which exist outside production only. */
export const hostDevPaths = { page: '/dev/host', script: '/dev-host.js', token: '/dev/host/token' } as const;

/**
 * How the tokens of a made-up account stand. `active`: both are good. `access-expired`: the access token is over, the refresh
 * token is good. `expired`: both are over, refreshing gives `error_code` 1. `reused`: the refresh token was used an hour ago,
 * so that using it again ends the family with `error_code` 2.
 */
export const hostTokenStates = ['active', 'access-expired', 'expired', 'reused'] as const;

/** Query of the tokens: how they stand, `active` unless said; `entitlements=no` leaves the subscription out. */
export const HostTokenQuery = z.object({
  state: z.optional(z.enum(hostTokenStates)),
  entitlements: z.optional(z.enum(['yes', 'no'])),
});
export type HostTokenQuery = z.infer<typeof HostTokenQuery>;

/** A signed pair of a made-up account, as an app holds it after a purchase. */
export const HostTokenReply = z.object({
  state: z.enum(hostTokenStates),
  accountId: z.uuid(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The first auth service's token of the same account. */
  legacyToken: z.string(),
  /** As the access token names them; empty without a subscription. */
  entitlements: z.array(z.object({ product: z.string(), name: z.string() })),
  /** The client that refreshes the pair. */
  clientId: z.string(),
  /** The address of the key set that both are signed with. */
  keySet: z.url(),
});
export type HostTokenReply = z.infer<typeof HostTokenReply>;
