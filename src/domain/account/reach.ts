import { lifetimes } from './lifetimes.ts';

/** A sign-in as the auth service stores it; times in milliseconds since the epoch. */
export interface KeptSession {
  /** When it began or was last renewed. */
  readonly lastUsedAt: number;
  /** When it was signed out or revoked; null while it is active or has merely expired. */
  readonly endedAt: number | null;
}

/** The ways in which an account can be reached. */
export interface WaysBack {
  readonly hasAddress: boolean;
  /**
   * A key the owner is known to have: it was confirmed as saved, or was used to sign in. A key that was only shown may
   * be lost.
   */
  readonly hasRecoveryKey: boolean;
  readonly sessions: readonly KeptSession[];
}

/**
 * The last moment at which anybody could reach an account: `now` if somebody still can, null when no way is known. Both
 * in milliseconds since the epoch. An address or recovery key always counts; a session counts for 400 days from its
 * last use. A browser that has been away for longer may be lost, although it would still be let in. Wire contract,
 * "sign in". A subscription is not renewed for an account that nobody can reach.
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
