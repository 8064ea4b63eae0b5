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

/** Tells whether a passcode that was sent at a time is too old at `now`; both in milliseconds since the epoch. */
export function isPasscodeOver(sentAt: number, now: number): boolean {
  return sentAt <= now - lifetimes.passcode;
}

/**
 * Those of an address's passcodes for one purpose, newest first, that are still good at `now` (milliseconds since the epoch): the last
 * two that are not too old.
 */
export function goodPasscodes<Sent extends { readonly sentAt: number }>(
  newestFirst: readonly Sent[],
  now: number,
): readonly Sent[] {
  return newestFirst.slice(0, validAtOnce).filter(({ sentAt }) => !isPasscodeOver(sentAt, now));
}
