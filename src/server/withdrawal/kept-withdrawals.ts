import type { Kysely, Transaction } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts';
import type { Clock } from '../clock.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../job.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';

const dayLength = 86_400_000;

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
}

/** Keeps statements of withdrawal for those who pay back, and sends the receipt in the same transaction. */
export class KeptWithdrawals {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** Keeps a statement. One with a number that is known is answered as it was the first time. */
  async take(statement: ConfirmedWithdrawal): Promise<Result<Receipt, TooManyRequests>> {
    const { number, network, email } = statement;
    const now = this.clock.now();
    const kept = await this.limits.within(
      { action: 'send-withdrawal', by: { address: email, network }, now },
      () => this.db.transaction().execute((trx) => this.keep(trx, statement, now)),
      ({ value }) => value.isNew,
    );
    if (kept.ok) {
      this.outbox.nudge();
      if (kept.value.isNew) this.log.info('withdrawal: a statement was received');
      return success(kept.value.receipt);
    }
    const known = await knownReceipt(this.db, number);
    return known === null ? kept : success(known);
  }

  private async keep(trx: Transaction<Database>, statement: ConfirmedWithdrawal, now: number) {
    const { number, locale, name, email, details } = statement;
    const known = await knownReceipt(trx, number);
    if (known !== null) return success({ receipt: known, isNew: false });
    await trx
      .insertInto('withdrawal')
      .values({ id: number, received_at: now, name, email, details, locale })
      .execute();
    await this.outbox.put(trx, {
      ...{ template: 'withdrawal-received', to: email, locale },
      ...{ name, details, number, receivedAt: now },
    });
    return success({ receipt: { name, email, details, number, receivedAt: now }, isNew: true });
  }
}

/** The job that deletes what is older than {@link keptDays}. */
export function oldWithdrawals(db: Kysely<Database>): Job {
  return expiry(db, 'old withdrawals', (now) => ({
    table: 'withdrawal',
    key: ['id'],
    column: 'received_at',
    before: now - keptDays.withdrawals * dayLength,
  }));
}

/** The receipt of a number that was confirmed before; null when there is none. */
async function knownReceipt(db: Kysely<Database>, number: string): Promise<Receipt | null> {
  const known = await db
    .selectFrom('withdrawal')
    .select(['name', 'email', 'details', 'received_at'])
    .where('id', '=', number)
    .executeTakeFirst();
  if (known === undefined) return null;
  const { received_at: receivedAt, ...said } = known;
  return { ...said, number, receivedAt };
}
