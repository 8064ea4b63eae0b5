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

/** A passcode that is typed in a sign-in which one has already led to an account. */
export interface RepeatedEntry extends KeptAuthorization {
  /** Whether the address typed with it is that account's. */
  readonly isSameAccount: boolean;
  readonly isSamePasscode: boolean;
  /** Whether a code that the sign-in gave has been shown: then its answer had come. */
  readonly isExchanged: boolean;
}

/**
 * What comes of a repeated passcode at `now` (milliseconds since the epoch). `again`: the answer was lost on its way, so the
 * browser that began the sign-in has another code. `wrong` is a try that counts like any other. `over`: the sign-in leads
 * nowhere any more. Wire contract, "Auth service".
 */
export function judgeRepeatedEntry(entry: RepeatedEntry, now: number): 'again' | 'wrong' | 'over' {
  const { expiresAt, closedAt, isSameAccount, isSamePasscode, isExchanged } = entry;
  if (closedAt === null || expiresAt <= now || !isSameAccount || isExchanged) return 'over';
  return isSamePasscode ? 'again' : 'wrong';
}
