import { lifetimes } from './lifetimes.ts';

/** Number of digits of a passcode. Wire contract, "Auth service". */
export const passcodeLength = 6;

/** How many of the latest passcodes are valid: mail is slow, and visitors ask twice. Wire contract, "Auth service". */
const validAtOnce = 2;

/** Minimum number of seconds between two passcodes to one address. */
export const passcodeResendSeconds = 60;

/**
 * Normalizes a passcode as typed or pasted, ignoring spaces and dashes. Null unless exactly six digits remain.
 * @example normalizePasscode('123-456') // '123456'
 */
export function normalizePasscode(typed: string): string | null {
  const digits = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/**
 * Formats a number from 0 to 999999 as a passcode, padded with zeros.
 * @example passcodeOf(42) // '000042'
 */
export function passcodeOf(number: number): string {
  return String(number).padStart(passcodeLength, '0');
}

/**
 * The outcome of a try: `right`, or the reason for refusing it, which may appear in logs only. `replaced`: two newer
 * passcodes were sent since. `of nobody`: correct, but there is no account to open.
 */
export type PasscodeTry = 'right' | 'wrong' | 'expired' | 'replaced' | 'not asked for' | 'of nobody';

/**
 * The passcodes sent to an address for one purpose (`newestFirst`; `sentAt` in milliseconds since the epoch), and
 * whether a correct one opens anything.
 */
export interface TriedPasscodes<Sent extends { readonly sentAt: number }> {
  readonly newestFirst: readonly Sent[];
  readonly isTyped: (sent: Sent) => boolean;
  /** False when the address has no account; every passcode is then refused. */
  readonly opensSomething: boolean;
}

/**
 * Judges a passcode at `now` (milliseconds since the epoch, as `sentAt`). The last two sent within the last 10 minutes
 * are valid. All of them are compared, so that timing reveals nothing. Wire contract, "Auth service".
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
