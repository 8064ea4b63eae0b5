import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { judgePasscode, normalisePasscode } from '../../../domain/account/passcode.ts';
import { type TooManyRequests, tooMany } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Logger } from '../../log.ts';
import { drawPasscode } from './draw-passcode.ts';

/** What a passcode opens: a sign-in, or one thing on one account. One kind never opens the other. */
export type PasscodePurpose = 'sign-in' | `email of ${string}` | `deletion of ${string}`;

/**
 * Makes and checks passcodes. Both look at the limits first, which locks the counters of the address: parallel calls for
 * one address come one after the other, and its counters are shared by all purposes.
 */
export class Passcodes {
  constructor(
    private readonly hash: KeyedHash,
    private readonly limits: Limits,
    private readonly log: Logger,
  ) {}

  /** Makes a passcode and counts the send; the two newest stay valid. Fails with the wait when one was sent too recently. */
  async issue(
    trx: Transaction<Database>,
    request: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly network: string;
      readonly now: number;
    },
  ): Promise<Result<string, TooManyRequests>> {
    const { purpose, now } = request;
    const look = await this.limits.look(trx, 'send-passcode', request, now);
    if (look.wait > 0) return failure(tooMany(look.wait));
    await look.count();

    const address = this.hash.of('address', request.address);
    const passcode = drawPasscode();
    const codeHash = this.hash.of('passcode', address, purpose, passcode);
    await trx
      .insertInto('passcode')
      .values({ id: randomUUID(), address_hash: address, purpose, code_hash: codeHash, sent_at: now })
      .execute();
    return success(passcode);
  }

  /**
   * Checks what was typed. The right one is used up together with its siblings; a wrong one is counted, and then the
   * transaction should end. `usable: false` counts the try and refuses it whatever was typed, with the same work.
   */
  async redeem(
    trx: Transaction<Database>,
    attempt: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly typed: string;
      readonly network: string;
      readonly now: number;
      readonly usable: boolean;
    },
  ): Promise<Result<void, TooManyRequests | { readonly code: 'invalid_login_credentials' }>> {
    const { purpose, now } = attempt;
    const look = await this.limits.look(trx, 'try-passcode', attempt, now);
    if (look.wait > 0) return failure(tooMany(look.wait));

    const address = this.hash.of('address', attempt.address);
    const sent = await trx
      .selectFrom('passcode')
      .select(['code_hash', 'sent_at as sentAt'])
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .orderBy('sent_at', 'desc')
      .execute();
    const typed = this.hash.of('passcode', address, purpose, normalisePasscode(attempt.typed) ?? '');
    const isTyped = (row: (typeof sent)[number]) => sameText(row.code_hash, typed);
    const judged = judgePasscode({ newestFirst: sent, isTyped, opensSomething: attempt.usable }, now);
    if (judged !== 'right') {
      // Outside it is one answer.
      this.log.info({ refusedAs: judged }, 'a passcode was refused');
      if (await look.count()) await this.noteStop(trx, attempt.address, now);
      return failure({ code: 'invalid_login_credentials' });
    }
    await trx
      .deleteFrom('passcode')
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .execute();
    return success(undefined);
  }

  private noteStop(trx: Transaction<Database>, address: string, now: number): Promise<void> {
    const subject = `address ${this.hash.of('audit-address', address)}` as const;
    const reason = 'too many wrong passcodes';
    return writeAudit(trx, { actor: 'visitor', action: 'guessing-stopped', subject, reason }, now);
  }
}
