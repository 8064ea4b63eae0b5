import type { Kysely, Transaction } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';

/** A confirmed statement. */
export interface ConfirmedWithdrawal extends Withdrawal {
  /** The receipt number, assigned before confirmation, so that clicking twice makes one statement. */
  readonly number: string;
  readonly locale: string;
  /** The network the call counts for (`clientKey`); not stored with the statement. */
  readonly network: string;
}

/** The acknowledged statement and when it was received, in milliseconds since the epoch. */
export interface Receipt extends Withdrawal {
  readonly number: string;
  readonly receivedAt: number;
  /** Whether it is also mailed; for a repeated statement true as long as the outbox remembers the email (7 days). */
  readonly isMailed: boolean;
}

/** The result: the receipt, and whether the statement is new. */
type Kept = { readonly ok: true; readonly value: { readonly receipt: Receipt; readonly isNew: boolean } };

/**
 * Stores statements of withdrawal for the staff who make refunds, and queues the receipt in the same transaction. Withdrawal is
 * a right, so a statement is stored whatever others sent in its name; only the email is limited by address.
 */
export class KeptWithdrawals {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** Stores a statement; fails when its network has sent too many. One with a known number gets the original response. */
  async take(statement: ConfirmedWithdrawal): Promise<Result<Receipt, TooManyRequests>> {
    const { number, network } = statement;
    const now = this.clock.now();
    const kept = await this.limits.within(
      { action: 'send-withdrawal', by: { network }, now },
      () => this.keepAndMail(statement, now),
      ({ value }) => value.isNew,
    );
    if (kept.ok) {
      this.outbox.nudge();
      if (kept.value.isNew) this.log.info('withdrawal: a statement was received');
      return success(kept.value.receipt);
    }
    const known = await this.limits.read((counters) => knownReceipt(counters, number));
    return known === null ? kept : success(known);
  }

  private async keepAndMail(statement: ConfirmedWithdrawal, now: number): Promise<Kept> {
    const inTransaction = (isMailed: boolean) =>
      this.db.transaction().execute((trx) => this.keep(trx, statement, { now, isMailed }));
    const kept = await this.limits.within(
      { action: 'mail-withdrawal', by: { address: statement.email }, now },
      () => inTransaction(true),
      ({ value }) => value.isNew,
    );
    return kept.ok ? kept : inTransaction(false);
  }

  private async keep(
    trx: Transaction<Database>,
    statement: ConfirmedWithdrawal,
    { now, isMailed }: { readonly now: number; readonly isMailed: boolean },
  ): Promise<Kept> {
    const { number, locale, name, email, details, network } = statement;
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('withdrawal')
      .values({ id: number, received_at: now, name, email, details, locale })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // Whoever clicks twice may send the second call before the first is through. It waited here for that one's commit.
    const known = added === 1n ? null : await knownReceipt(trx, number);
    if (known !== null) return success({ receipt: known, isNew: false });
    const receipt = { name, email, details, number, receivedAt: now, isMailed };
    const order = {
      ...{ template: 'withdrawal-received' as const, to: email, locale },
      ...{ name, details, number, receivedAt: now },
    };
    // With the number as id, so that a repeated call can find out whether it was mailed.
    if (isMailed) await this.outbox.put(trx, order, { id: number, network });
    return success({ receipt, isNew: true });
  }
}

/** The receipt of a number confirmed before; null if there is none. */
async function knownReceipt(db: Kysely<Database>, number: string): Promise<Receipt | null> {
  const known = await db
    .selectFrom('withdrawal')
    .leftJoin('outbox', 'outbox.id', 'withdrawal.id')
    .select(['name', 'email', 'details', 'received_at as receivedAt', 'outbox.id as mailId'])
    .where('withdrawal.id', '=', number)
    .executeTakeFirst();
  if (known === undefined) return null;
  const { mailId, ...said } = known;
  return { ...said, number, isMailed: mailId !== null };
}
