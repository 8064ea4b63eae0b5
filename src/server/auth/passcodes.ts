import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { normalisePasscode, passcodeLength } from '../../domain/account/passcode.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Database } from '../db/schema.ts';
import { type KeyedHash, sameText } from './keyed-hash.ts';
import {
  type AddressHistory,
  afterRightTry,
  afterSend,
  afterWrongTry,
  emptyHistory,
  passcodeRules,
  waitBeforeSend,
  waitBeforeTry,
} from './passcode-rules.ts';

/** What a passcode opens: a sign-in, or the change of one account's e-mail. One kind never opens the other. */
export type PasscodePurpose = 'sign-in' | `email of ${string}`;

export interface TooManyTries {
  readonly code: 'too_many_requests';
  readonly retryAfterSeconds: number;
}

const History = z.object({
  sentAt: z.array(z.number()),
  wrongAt: z.array(z.number()),
  closedUntil: z.number(),
});

/**
 * Makes and checks passcodes. Both go through the row of the address, which they lock first: parallel calls for one
 * address come one after the other, and its counters are shared by all purposes.
 */
export class Passcodes {
  constructor(private readonly hash: KeyedHash) {}

  /** Makes a passcode and counts the send; the two newest stay valid. Fails with the wait when one was sent too recently. */
  async issue(
    trx: Transaction<Database>,
    request: { readonly address: string; readonly purpose: PasscodePurpose; readonly now: number },
  ): Promise<Result<string, TooManyTries>> {
    const { purpose, now } = request;
    const address = this.hash.of('address', request.address);
    const history = await this.lockedHistory(trx, address, now);
    const wait = waitBeforeSend(history, now);
    if (wait > 0) return tooMany(wait);

    const passcode = String(randomInt(10 ** passcodeLength)).padStart(passcodeLength, '0');
    const codeHash = this.hash.of('passcode', address, purpose, passcode);
    await trx
      .insertInto('passcode')
      .values({ id: randomUUID(), address_hash: address, purpose, code_hash: codeHash, sent_at: now })
      .execute();
    await this.dropAllButNewest(trx, address, purpose);
    await this.remember(trx, address, afterSend(history, now));
    return success(passcode);
  }

  /**
   * Checks what was typed. The right one is used up together with its siblings; a wrong one is counted.
   * `usable: false` counts the try and refuses it whatever was typed, with the same work.
   */
  async redeem(
    trx: Transaction<Database>,
    attempt: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly typed: string;
      readonly now: number;
      readonly usable: boolean;
    },
  ): Promise<Result<void, TooManyTries | { readonly code: 'invalid_login_credentials' }>> {
    const { purpose, now } = attempt;
    const address = this.hash.of('address', attempt.address);
    const history = await this.lockedHistory(trx, address, now);
    const wait = waitBeforeTry(history, now);
    if (wait > 0) return tooMany(wait);

    const alive = await trx
      .selectFrom('passcode')
      .select('code_hash')
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .where('sent_at', '>', now - passcodeRules.life)
      .execute();
    const typed = this.hash.of('passcode', address, purpose, normalisePasscode(attempt.typed) ?? '');
    const right = alive.filter((row) => sameText(row.code_hash, typed)).length > 0 && attempt.usable;
    if (!right) {
      await this.remember(trx, address, afterWrongTry(history, now));
      return failure({ code: 'invalid_login_credentials' });
    }
    await trx
      .deleteFrom('passcode')
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .execute();
    await this.remember(trx, address, afterRightTry(history));
    return success(undefined);
  }

  /** Touching the row locks it until the transaction ends. */
  private async lockedHistory(
    trx: Transaction<Database>,
    address: string,
    now: number,
  ): Promise<AddressHistory> {
    const row = await trx
      .insertInto('passcode_address')
      .values({ address_hash: address, history: JSON.stringify(emptyHistory), touched_at: now })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ touched_at: now }))
      .returning('history')
      .executeTakeFirstOrThrow();
    return z.parse(History, JSON.parse(row.history));
  }

  private async remember(
    trx: Transaction<Database>,
    address: string,
    history: AddressHistory,
  ): Promise<void> {
    await trx
      .updateTable('passcode_address')
      .set({ history: JSON.stringify(history) })
      .where('address_hash', '=', address)
      .execute();
  }

  private async dropAllButNewest(
    trx: Transaction<Database>,
    address: string,
    purpose: string,
  ): Promise<void> {
    const newest = trx
      .selectFrom('passcode')
      .select('id')
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .orderBy('sent_at', 'desc')
      .limit(passcodeRules.validAtOnce);
    await trx
      .deleteFrom('passcode')
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .where('id', 'not in', newest)
      .execute();
  }
}

function tooMany(wait: number) {
  return failure({ code: 'too_many_requests', retryAfterSeconds: Math.ceil(wait / 1_000) });
}
