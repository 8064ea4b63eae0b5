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
/** The past occurrences that the rate limits count. */
const history = z.readonly(
  z.object({ happened: z.record(z.string(), z.readonly(z.array(time))), closedUntil: time }),
);

/** The whole state of the in-memory auth server as plain data, so that a fake site can keep it across reloads. */
export const MemoryAuthState = z.object({
  accounts: z.record(
    z.string(),
    z.object({
      email: z.nullable(z.string()),
      /** The token of the v1 auth service, for an account that it knows. */
      legacyToken: z.optional(z.string()),
      recoveryKey: z.optional(z.string()),
    }),
  ),
  sessions: z.record(
    z.string(),
    z.object({
      challenge: z.string(),
      expiresAt: time,
      closedAt: z.nullable(time),
      createdAccount: z.nullable(z.string()),
      /** The address and passcode that proved its account. */
      proof: z.optional(z.string()),
    }),
  ),
  codes: z.record(
    z.string(),
    z.object({
      account: z.string(),
      challenge: z.string(),
      expiresAt: time,
      usedAt: z.nullable(time),
      /** What its first use issued, and the token family it started. */
      grant: z.nullable(
        z.object({
          family: z.string(),
          tokens: z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()) }),
        }),
      ),
    }),
  ),
  families: z.record(z.string(), z.object({ account: z.string(), ended: z.nullable(z.enum(reasons)) })),
  refreshTokens: z.record(
    z.string(),
    z.object({ family: z.string(), expiresAt: time, usedAt: z.nullable(time), successor: z.string() }),
  ),
  addresses: z.record(
    z.string(),
    z.object({
      history,
      passcodes: z.array(
        z.object({
          purpose: z.string(),
          passcode: z.string(),
          sentAt: time,
          /** The idempotency key of the request it was mailed for. */
          key: z.optional(z.string()),
        }),
      ),
    }),
  ),
  emailChanges: z.record(
    z.string(),
    z.object({
      account: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      askedAt: time,
      /** The call that carried it out. */
      confirmed: z.optional(
        z.object({
          email: z.string(),
          passcode: z.nullable(z.string()),
          family: z.nullable(z.string()),
          confirmedAt: time,
        }),
      ),
    }),
  ),
});
export type MemoryAuthState = z.infer<typeof MemoryAuthState>;

/** The initial, empty state. */
export function emptyAuthState(): MemoryAuthState {
  return {
    accounts: {},
    sessions: {},
    codes: {},
    families: {},
    refreshTokens: {},
    addresses: {},
    emailChanges: {},
  };
}

/** The account with an address; null when there is none. */
export function accountOf({ accounts }: MemoryAuthState, email: string): string | null {
  return Object.entries(accounts).find(([, account]) => account.email === email)?.[0] ?? null;
}
