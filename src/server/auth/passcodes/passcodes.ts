import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { judgePasscode, normalizePasscode, type PasscodeTry } from '../../../domain/account/passcode.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';
import type { Logger } from '../../log.ts';
import { lifetimes } from '../lifetimes.ts';
import { drawPasscode } from './draw-passcode.ts';
import { newestFirst } from './newest-first.ts';
import type { RefusedPasscode } from './try-passcode.ts';

/**
 * What a passcode is valid for: a sign-in, or one action on one account. Purposes are never interchangeable. One that has
 * `changed` an address is no longer valid, but the call it was used in may be repeated (`ConfirmedEmailChanges`). Nor is one
 * that is `used`: it is only known to have been right.
 */
export type PasscodePurpose =
  | 'sign-in'
  | 'used sign-in'
  | `email of ${string}`
  | `changed email of ${string}`
  | `deletion of ${string}`;

/** Creates and verifies passcodes. Rate limits are the callers' responsibility. */
export class Passcodes {
  constructor(
    private readonly hash: KeyedHash,
    private readonly log: Logger,
  ) {}

  /** Creates a passcode; the two newest stay valid. */
  async issue(
    trx: Transaction<Database>,
    request: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly now: number;
      /** The key by which {@link sentFor} recognizes the request. */
      readonly key?: string | undefined;
    },
  ): Promise<string> {
    const { purpose, now, key } = request;
    const passcode = drawPasscode();
    const requestHash = key === undefined ? null : this.hash.of('passcode-request', key);
    await this.keep(trx, { address: request.address, purpose, passcode, now, requestHash });
    return passcode;
  }

  /** When the request with that key got its passcode, in milliseconds since the epoch; null unless the passcode is still valid. */
  async sentFor(
    db: Kysely<Database>,
    request: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly now: number;
      readonly key: string;
    },
  ): Promise<number | null> {
    const sent = await db
      .selectFrom('passcode')
      .select('sent_at as sentAt')
      .where('address_hash', '=', this.hash.of('address', request.address))
      .where('purpose', '=', request.purpose)
      .where('request_hash', '=', this.hash.of('passcode-request', request.key))
      .executeTakeFirst();
    return sent !== undefined && sent.sentAt > request.now - lifetimes.passcode ? sent.sentAt : null;
  }

  /** Records that a passcode has signed its address in; {@link isUsed} reports that for as long as it would have been valid. */
  async noteUsed(trx: Transaction<Database>, address: string, passcode: string, now: number): Promise<void> {
    const purpose = 'used sign-in';
    await trx
      .deleteFrom('passcode')
      .where('address_hash', '=', this.addressHashOf(address))
      .where('purpose', '=', purpose)
      .execute();
    await this.keep(trx, { address, purpose, passcode, now, requestHash: null });
  }

  /** Whether the address was recently signed in with that passcode. */
  async isUsed(trx: Transaction<Database>, address: string, typed: string, now: number): Promise<boolean> {
    const purpose = 'used sign-in';
    const used = await trx
      .selectFrom('passcode')
      .select('code_hash')
      .where('address_hash', '=', this.addressHashOf(address))
      .where('purpose', '=', purpose)
      .where('sent_at', '>', now - lifetimes.passcode)
      .executeTakeFirst();
    return used !== undefined && sameText(used.code_hash, this.hashOf(address, purpose, typed));
  }

  /** The stored hash of a normalized address. */
  addressHashOf(address: string): string {
    return this.hash.of('address', address);
  }

  /** The stored hash of a passcode, as generated or entered, for a normalized address. */
  hashOf(address: string, purpose: PasscodePurpose, typed: string): string {
    const passcode = normalizePasscode(typed) ?? '';
    return this.hash.of('passcode', this.hash.of('address', address), purpose, passcode);
  }

  /**
   * Verifies an entered passcode. The right one is used up together with its siblings; after a wrong one the transaction should
   * end. `usable: false` refuses any passcode, with the same amount of work. `closes` says that this is the last allowed try,
   * which is recorded in the audit log.
   */
  async redeem(
    trx: Transaction<Database>,
    attempt: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly typed: string;
      readonly now: number;
      readonly usable: boolean;
      readonly closes: boolean;
    },
  ): Promise<Result<void, RefusedPasscode>> {
    const { purpose, now } = attempt;
    const address = this.hash.of('address', attempt.address);
    const sent = await trx
      .selectFrom('passcode')
      .select(['code_hash', 'sent_at as sentAt'])
      .where('address_hash', '=', address)
      .where('purpose', '=', purpose)
      .execute();
    const typed = this.hashOf(attempt.address, purpose, attempt.typed);
    const isTyped = (row: (typeof sent)[number]) => sameText(row.code_hash, typed);
    const judged = judgePasscode(
      { newestFirst: newestFirst(sent, now), isTyped, opensSomething: attempt.usable },
      now,
    );
    const taken =
      judged === 'right' &&
      (await trx
        .deleteFrom('passcode')
        .where('address_hash', '=', address)
        .where('purpose', '=', purpose)
        .returning('id')
        .execute());
    if (!taken) return this.refuse(trx, judged, attempt);
    // If two calls enter it at once, the second finds it used up.
    return taken.length > 0 ? success(undefined) : this.refuseUsed();
  }

  /** Refuses a passcode that was right but is used up. */
  refuseUsed(): Result<never, RefusedPasscode> {
    this.log.info({ refusedAs: 'used' }, 'a passcode was refused');
    return failure({ code: 'invalid_login_credentials', isUsed: true });
  }

  /** Refuses a try; `why` is only logged, the response is always the same. `closes` as in {@link redeem}. */
  async refuse(
    trx: Transaction<Database>,
    why: PasscodeTry,
    attempt: { readonly now: number; readonly closes: boolean },
  ): Promise<Result<never, { readonly code: 'invalid_login_credentials' }>> {
    if (attempt.closes) await noteStop(trx, attempt.now);
    return this.refuseAtOnce(why);
  }

  /** The same for a try that is not the last allowed one: nothing is written. */
  refuseAtOnce(why: PasscodeTry): Result<never, { readonly code: 'invalid_login_credentials' }> {
    this.log.info({ refusedAs: why }, 'a passcode was refused');
    return failure({ code: 'invalid_login_credentials' });
  }

  private async keep(
    trx: Transaction<Database>,
    row: {
      readonly address: string;
      readonly purpose: PasscodePurpose;
      readonly passcode: string;
      readonly now: number;
      readonly requestHash: string | null;
    },
  ): Promise<void> {
    const { address, purpose, passcode, now, requestHash } = row;
    await trx
      .insertInto('passcode')
      .values({
        id: randomUUID(),
        address_hash: this.addressHashOf(address),
        purpose,
        code_hash: this.hashOf(address, purpose, passcode),
        sent_at: now,
        request_hash: requestHash,
      })
      .execute();
  }
}

function noteStop(trx: Transaction<Database>, now: number): Promise<void> {
  const reason = 'too many wrong passcodes';
  return writeAudit(
    trx,
    { actor: 'visitor', action: 'guessing-stopped', subject: 'an address', reason },
    now,
  );
}
