import { lifetimes } from './lifetimes.ts';

/** A sign-in as its service keeps it; times in milliseconds since the epoch. */
export interface KeptSession {
  /** When it began or was last renewed. */
  readonly lastUsedAt: number;
  /** When it was signed out or ended; null while it lives or has merely grown old. */
  readonly endedAt: number | null;
}

/** By what an account can be reached. */
export interface WaysBack {
  readonly hasAddress: boolean;
  /** One that its owner has: it was said to be saved, or has signed in. A key that was only shown may be gone with its page. */
  readonly hasRecoveryKey: boolean;
  readonly sessions: readonly KeptSession[];
}

/**
 * The last moment at which anybody could reach an account: `now` while somebody can, null when there is no trace of a
 * way. Both in milliseconds since the epoch. An address and a recovery key lead back at any time, a session for 400 days
 * from its last use: a browser that has not come for so long may be lost, though it would still be let in.
 * Wire contract, "sign in"; a subscription is not renewed for an account that nobody can reach.
 */
export function lastReachable(
  { hasAddress, hasRecoveryKey, sessions }: WaysBack,
  now: number,
): number | null {
  if (hasAddress || hasRecoveryKey) return now;
  const ends = sessions.map(({ lastUsedAt, endedAt }) =>
    Math.min(endedAt ?? now, lastUsedAt + lifetimes.refreshTokenWithoutAddress),
  );
  return ends.length === 0 ? null : Math.min(now, Math.max(...ends));
}
