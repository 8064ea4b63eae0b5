import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { sendingRules } from './sending-rules.ts';

/** An email that this worker alone may try now. */
export interface ClaimedEmail {
  readonly id: string;
  /** Null in an email that was blanked. */
  readonly sealed: string | null;
  /** Number of attempts, including the one about to start. */
  readonly tries: number;
  readonly orderedAt: number;
}

/**
 * The outbox as workers see it. A claim lasts for the lease. A worker whose lease expired writes nothing any more, because
 * its number of tries no longer matches the row's.
 */
export class OutboxQueue {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  /** Claims the next due email; undefined if none is due. */
  async claim(): Promise<ClaimedEmail | undefined> {
    const now = this.clock.now();
    const due = this.db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('next_try_at', '<=', now)
      .orderBy('priority')
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked();
    return (
      this.db
        .updateTable('outbox')
        .set({ next_try_at: now + sendingRules.lease, tries: sql<number>`tries + 1` })
        // Not `in`: Postgres may run that subquery more than once and claim more rows than it returns.
        .where('id', '=', due)
        .returning(['id', 'sealed_message as sealed', 'tries', 'created_at as orderedAt'])
        .executeTakeFirst()
    );
  }

  /** Finishes an email and blanks it. */
  async finish(email: ClaimedEmail, outcome: 'sent' | 'given-up' | 'suppressed'): Promise<void> {
    await this.ownRow(email, { done_at: this.clock.now(), outcome, sealed_message: null });
  }

  /** Postpones an email by `wait` milliseconds. */
  async postpone(email: ClaimedEmail, wait: number): Promise<void> {
    await this.ownRow(email, { next_try_at: this.clock.now() + wait });
  }

  /** When the next email is due, in milliseconds since the epoch; null when none is waiting. */
  async nextDue(): Promise<number | null> {
    const { next } = await this.db
      .selectFrom('outbox')
      .select((row) => row.fn.min('next_try_at').as('next'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    return next === null ? null : Number(next);
  }

  private async ownRow(email: ClaimedEmail, change: Partial<Change>): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set(change)
      .where('id', '=', email.id)
      .where('tries', '=', email.tries)
      .where('done_at', 'is', null)
      .execute();
  }
}

interface Change {
  readonly done_at: number;
  readonly outcome: 'sent' | 'given-up' | 'suppressed';
  readonly sealed_message: null;
  readonly next_try_at: number;
}
