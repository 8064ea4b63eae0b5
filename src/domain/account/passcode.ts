import { lifetimes } from './lifetimes.ts';

/** How many digits a passcode has. Wire contract, "Auth service". */
export const passcodeLength = 6;

/** How many of the last sent are valid: mail is slow, and visitors ask twice. Wire contract, "Auth service". */
const validAtOnce = 2;

/** Seconds between two passcodes to one address. */
export const passcodeResendSeconds = 60;

/**
 * Reads what a visitor typed or pasted: spaces and dashes do not count.
 * Gives null when the rest is not exactly six digits.
 * @example normalisePasscode('123-456') // '123456'
 */
export function normalisePasscode(typed: string): string | null {
  const digits = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/**
 * The passcode of a number: a count from 0 to 999999, with zeros before it.
 * @example passcodeOf(42) // '000042'
 */
export function passcodeOf(number: number): string {
  return String(number).padStart(passcodeLength, '0');
}

/**
 * What comes of a try: `right`, or why it is not, which only logs may say. `replaced`: two newer ones were sent since.
 * `of nobody`: right, where there is nothing that it could open.
 */
export type PasscodeTry = 'right' | 'wrong' | 'expired' | 'replaced' | 'not asked for' | 'of nobody';

/**
 * What was sent to an address for one purpose, `newestFirst`, each `sentAt` in milliseconds since the epoch, and what a try
 * of it could open.
 */
export interface TriedPasscodes<Sent extends { readonly sentAt: number }> {
  readonly newestFirst: readonly Sent[];
  readonly isTyped: (sent: Sent) => boolean;
  /** False where the address has no account: whatever is typed is refused then. */
  readonly opensSomething: boolean;
}

/**
 * What comes of a passcode that is typed at `now` (milliseconds since the epoch, as `sentAt`). Good are the last two that
 * were sent in the last 10 minutes. Each one sent is compared, so that the time it takes says nothing. Wire contract,
 * "Auth service".
 */
export function judgePasscode<Sent extends { readonly sentAt: number }>(
  { newestFirst, isTyped, opensSomething }: TriedPasscodes<Sent>,
  now: number,
): PasscodeTry {
  if (newestFirst.length === 0) return 'not asked for';
  const matches = newestFirst.filter(isTyped);
  if (matches.length === 0) return 'wrong';
  const inTime = matches.filter(({ sentAt }) => sentAt > now - lifetimes.passcode);
  if (inTime.length === 0) return 'expired';
  const newest = newestFirst.slice(0, validAtOnce);
  if (!inTime.some((sent) => newest.includes(sent))) return 'replaced';
  return opensSomething ? 'right' : 'of nobody';
}
