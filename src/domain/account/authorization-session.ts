/** A sign-in under way as its service keeps it; times in milliseconds since the epoch. */
export interface KeptAuthorization {
  readonly expiresAt: number;
  /** When it led to an account; null while it has not. */
  readonly closedAt: number | null;
}

/** Tells whether a sign-in under way goes on at `now` (milliseconds since the epoch). Wire contract, "Auth service". */
export function isUnderWay({ expiresAt, closedAt }: KeptAuthorization, now: number): boolean {
  return closedAt === null && expiresAt > now;
}
