import { randomInt } from 'node:crypto';
import { passcodeLength, passcodeOf } from '../../../domain/account/passcode.ts';

/** A random passcode of the usual length, uniformly distributed, from the system's random source. */
export function drawPasscode(): string {
  return passcodeOf(randomInt(10 ** passcodeLength));
}
