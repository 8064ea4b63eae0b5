import { randomInt } from 'node:crypto';
import { passcodeLength, passcodeOf } from '../../../domain/account/passcode.ts';

/** A passcode: as many digits as passcodes have, each equally likely, from the system's source of randomness. */
export function drawPasscode(): string {
  return passcodeOf(randomInt(10 ** passcodeLength));
}
