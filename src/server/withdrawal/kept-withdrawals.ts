import type { Kysely, Transaction } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';

/** A statement that was confirmed. */
export interface ConfirmedWithdrawal extends Withdrawal {
  /** The number of its receipt, made before it was confirmed, so that pressing twice is one statement. */
  readonly number: string;
  readonly locale: string;
  /** Whom to count the call for (`clientKey`); it is not kept with the statement. */
  readonly network: string;
}

/** What is acknowledged: the statement and when it came, in milliseconds since the epoch. */
export interface Receipt extends Withdrawal {
  readonly number: string;
  readonly receivedAt: number;
  /** Whether it goes to the address as well; of one that is asked for again true as long as the outbox remembers it (7 days). */
  readonly isMailed: boolean;
}

/** What came of a statement: its receipt, and whether it is the first time that it was given. */
type Kept = { readonly ok: true; readonly value: { readonly receipt: Receipt; readonly isNew: boolean } };

/**
 * Keeps statements of withdrawal for those who pay back, and leaves the receipt for the outbox in the same transaction. To withdraw is
 * a right, so that a statement is kept whatever others have sent in its name; only the e-mail has a bound by address.
 */
export class KeptWithdrawals {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** Keeps a statement; fails where its network has sent too many. One with a number that is known is answered as it was the first time. */
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
    const known = await knownReceipt(trx, number);
    if (known !== null) return success({ receipt: known, isNew: false });
    await trx
      .insertInto('withdrawal')
      .values({ id: number, received_at: now, name, email, details, locale })
      .execute();
    const receipt = { name, email, details, number, receivedAt: now, isMailed };
    const order = {
      ...{ template: 'withdrawal-received' as const, to: email, locale },
      ...{ name, details, number, receivedAt: now },
    };
    // By the number, so that whoever asks again is told whether it was sent.
    if (isMailed) await this.outbox.put(trx, order, { id: number, network });
    return success({ receipt, isNew: true });
  }
}

/** The receipt of a number that was confirmed before; null when there is none. */
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
