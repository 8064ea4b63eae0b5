import type { Transaction } from 'kysely';
import { isEmail } from '../../../domain/account/email.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Database } from '../../db/schema.ts';
import type { Passcodes } from './passcodes.ts';
import type { RefusedPasscode } from './try-passcode.ts';

/**
 * Finds the account of a normalized address whose passcode was entered, for both versions of signing in. An address without an
 * account fails like a wrong passcode, after the same work. After a failure the transaction should end.
 */
export async function proveAddress(
  trx: Transaction<Database>,
  passcodes: Passcodes,
  attempt: {
    readonly address: string;
    readonly passcode: string;
    readonly now: number;
    readonly closes: boolean;
  },
): Promise<Result<string, RefusedPasscode>> {
  const { address, passcode, now, closes } = attempt;
  if (!isEmail(address)) return failure({ code: 'invalid_login_credentials' });
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', address)
    // Serializes with an undo of an address change, and with a deletion.
    .forShare()
    .executeTakeFirst();
  const checked = await passcodes.redeem(trx, {
    address,
    purpose: 'sign-in',
    typed: passcode,
    now,
    usable: account !== undefined,
    closes,
  });
  if (!checked.ok) return checked;
  if (account === undefined) throw new Error('A passcode without an account was taken for usable');
  return success(account.id);
}
