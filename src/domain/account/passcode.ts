/** How many digits a passcode has. Wire contract, "Auth service". */
export const passcodeLength = 6;

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
