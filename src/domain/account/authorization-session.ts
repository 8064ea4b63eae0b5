/** A sign-in in progress as the auth service stores it; times in milliseconds since the epoch. */
export interface KeptAuthorization {
  readonly expiresAt: number;
  /** When it led to an account; null until then. */
  readonly closedAt: number | null;
}

/**
 * Tells whether a sign-in is still in progress at `now` (milliseconds since the epoch). Wire contract, "Auth service".
 */
export function isUnderWay({ expiresAt, closedAt }: KeptAuthorization, now: number): boolean {
  return closedAt === null && expiresAt > now;
}

/** A passcode submitted in a sign-in that has already led to an account. */
export interface RepeatedEntry extends KeptAuthorization {
  /** Whether the address submitted with it is that account's. */
  readonly isSameAccount: boolean;
  readonly isSamePasscode: boolean;
  /** Whether a code issued by this sign-in has been redeemed, which proves that the client received the answer. */
  readonly isExchanged: boolean;
}

/**
 * The outcome of submitting a passcode again at `now` (milliseconds since the epoch). `again`: the first answer was
 * lost, so the browser that began the sign-in gets another code. `wrong`: counts as a failed try. `over`: the sign-in
 * can no longer be used. Wire contract, "Auth service".
 */
export function judgeRepeatedEntry(entry: RepeatedEntry, now: number): 'again' | 'wrong' | 'over' {
  const { expiresAt, closedAt, isSameAccount, isSamePasscode, isExchanged } = entry;
  if (closedAt === null || expiresAt <= now || !isSameAccount || isExchanged) return 'over';
  return isSamePasscode ? 'again' : 'wrong';
}
