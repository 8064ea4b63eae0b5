import * as z from 'zod/mini';

/** Paths for developers of host apps, outside production only. */
export const hostDevPaths = { page: '/dev/host', script: '/dev-host.js', token: '/dev/host/token' } as const;

/**
 * The state of the tokens of a made-up account. `active`: both are valid. `access-expired`: only the refresh token is
 * valid. `expired`: neither is, and refreshing gives `error_code` 1. `reused`: the refresh token was used an hour ago,
 * so that using it again revokes the family with `error_code` 2.
 */
export const hostTokenStates = ['active', 'access-expired', 'expired', 'reused'] as const;

/** Query of the tokens: their state, `active` by default; `entitlements=no` leaves the subscription out. */
export const HostTokenQuery = z.object({
  state: z.optional(z.enum(hostTokenStates)),
  entitlements: z.optional(z.enum(['yes', 'no'])),
});
export type HostTokenQuery = z.infer<typeof HostTokenQuery>;

/** A signed pair of tokens of a made-up account, as an app holds it after a purchase. */
export const HostTokenReply = z.object({
  state: z.enum(hostTokenStates),
  accountId: z.uuid(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The v1 auth service's token of the same account. */
  legacyToken: z.string(),
  /** As in the access token; empty without a subscription. */
  entitlements: z.array(z.object({ product: z.string(), name: z.string() })),
  /** The client that refreshes the pair. */
  clientId: z.string(),
  /** The address of the key set both are signed with. */
  keySet: z.url(),
});
export type HostTokenReply = z.infer<typeof HostTokenReply>;
