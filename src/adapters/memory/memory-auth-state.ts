import * as z from 'zod/mini';
import type { TokenErrorReason } from '../../domain/account/token.ts';

const reasons = [
  'invalid',
  'expired',
  'reused',
  'loggedOut',
  'fraud',
] as const satisfies readonly TokenErrorReason[];

const time = z.number();
/** How often something was done, as the limits remember it. */
const history = z.readonly(
  z.object({ happened: z.record(z.string(), z.readonly(z.array(time))), closedUntil: time }),
);

/** Everything the memory auth server knows, as plain data, so that a fake site can keep it over a reload. */
export const MemoryAuthState = z.object({
  accounts: z.record(
    z.string(),
    z.object({
      email: z.nullable(z.string()),
      /** The token of the first auth service, for an account that it knows. */
      legacyToken: z.optional(z.string()),
      recoveryKey: z.optional(z.string()),
    }),
  ),
  sessions: z.record(
    z.string(),
    z.object({
      challenge: z.string(),
      until: time,
      open: z.boolean(),
      createdAccount: z.nullable(z.string()),
    }),
  ),
  codes: z.record(
    z.string(),
    z.object({
      account: z.string(),
      challenge: z.string(),
      until: time,
      usedAt: z.nullable(time),
      /** The family that its first use began, and what it gave. */
      family: z.nullable(z.string()),
      granted: z.nullable(z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()) })),
    }),
  ),
  families: z.record(z.string(), z.object({ account: z.string(), ended: z.nullable(z.enum(reasons)) })),
  refreshTokens: z.record(
    z.string(),
    z.object({ family: z.string(), until: time, usedAt: z.nullable(time), successor: z.string() }),
  ),
  addresses: z.record(
    z.string(),
    z.object({
      history,
      passcodes: z.array(z.object({ purpose: z.string(), passcode: z.string(), sentAt: time })),
    }),
  ),
  /** The tries of each recovery key, whether or not it is somebody's. */
  keyTries: z.record(z.string(), history),
  emailChanges: z.record(
    z.string(),
    z.object({ account: z.string(), email: z.nullable(z.string()), until: time }),
  ),
});
export type MemoryAuthState = z.infer<typeof MemoryAuthState>;

/** What a new server knows: nothing. */
export function emptyAuthState(): MemoryAuthState {
  return {
    accounts: {},
    sessions: {},
    codes: {},
    families: {},
    refreshTokens: {},
    addresses: {},
    keyTries: {},
    emailChanges: {},
  };
}
