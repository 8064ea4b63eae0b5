import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addressOfRepeated, judgeRepeatedConfirmation } from '../../../domain/account/email-change.ts';
import type { Database } from '../../db/schema.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';
import type { SignedIn } from '../tokens/access-tokens.ts';
import type { LegacySignedIn } from '../tokens/legacy-tokens.ts';
import type { EmailUndo } from './email-undo.ts';

/** A confirmation as received. */
export interface Confirmation {
  readonly account: SignedIn | LegacySignedIn;
  readonly email: string | undefined;
  readonly passcode: string;
  readonly hash: string;
}

/** The verdict on a possible repetition: `again`, with the address to return, if it is the call that was carried out. */
type Repeated =
  | { readonly judged: 'again'; readonly address: string }
  | { readonly judged: 'wrong' | 'over' };

/**
 * Records, as keyed hashes, which call changed an account's address (link, passcode and sign-in), to recognize that call when
 * it is repeated because its response was lost. The account's next change overwrites the record.
 */
export class ConfirmedEmailChanges {
  constructor(
    private readonly hash: KeyedHash,
    private readonly passcodes: Passcodes,
    private readonly undo: Pick<EmailUndo, 'formerOf'>,
  ) {}

  /** Records a change that was carried out: `address` proved it, and the account now has `to`. */
  async note(
    trx: Transaction<Database>,
    call: Confirmation,
    { address, to }: { readonly address: string; readonly to: string | null },
    now: number,
  ): Promise<void> {
    const purpose = purposeOf(call);
    await trx.deleteFrom('passcode').where('purpose', '=', purpose).execute();
    await trx
      .insertInto('passcode')
      .values({
        id: randomUUID(),
        address_hash: this.passcodes.addressHashOf(address),
        purpose,
        code_hash: this.passcodes.hashOf(address, purpose, call.passcode),
        sent_at: now,
        request_hash: this.hashOf(call, to),
      })
      .execute();
  }

  /** Judges a confirmation whose link changes nothing about the account, which now has the address `to`. */
  async judge(
    trx: Transaction<Database>,
    call: Confirmation,
    to: string | null,
    now: number,
  ): Promise<Repeated> {
    const address = await this.provedBy(trx, call, to, now);
    if (address === null) return { judged: 'over' };
    const purpose = purposeOf(call);
    const kept = await trx
      .selectFrom('passcode')
      .select(['code_hash', 'sent_at as confirmedAt'])
      .where('address_hash', '=', this.passcodes.addressHashOf(address))
      .where('purpose', '=', purpose)
      .where('request_hash', '=', this.hashOf(call, to))
      .executeTakeFirst();
    if (kept === undefined) return { judged: 'over' };
    const isSamePasscode = sameText(kept.code_hash, this.passcodes.hashOf(address, purpose, call.passcode));
    const judged = judgeRepeatedConfirmation({ confirmedAt: kept.confirmedAt, isSamePasscode }, now);
    return judged === 'again' ? { judged, address } : { judged };
  }

  /** The address that proved the change to `to`: `to` itself or, for a removal, the former one, which need not be given. */
  private async provedBy(
    trx: Transaction<Database>,
    { account, email }: Confirmation,
    to: string | null,
    now: number,
  ): Promise<string | null> {
    const former = to === null ? await this.undo.formerOf(trx, account.accountId, now) : [];
    return addressOfRepeated(email ?? null, to, former.at(-1)?.address ?? null);
  }

  private hashOf({ account, hash }: Confirmation, to: string | null): string {
    const session = 'familyId' in account ? account.familyId : account.legacyTokenHash;
    return this.hash.of('email-confirmation', session, hash, to ?? '');
  }
}

const purposeOf = ({ account }: Confirmation) => `changed email of ${account.accountId}` as const;
