import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type FeedbackProblem, readFeedback, type TypedFeedback } from '../../domain/feedback/feedback.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../job.ts';
import type { Limits } from '../limits/limits.ts';
import { utcDay } from '../utc-day.ts';

const dayLength = 86_400_000;

/** Why nothing was stored. */
export type FeedbackFailure = FeedbackProblem | TooManyRequests;

/**
 * Visitors' feedback by form. Only the day is stored and nothing about the sender, so that two forms from one sender look like
 * two from different ones.
 */
export class KeptFeedback {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /** Stores a form. `network` is what the call counts for (`clientKey`). */
  async take(typed: TypedFeedback, network: string): Promise<Result<void, FeedbackFailure>> {
    const read = readFeedback(typed);
    if (!read.ok) return read;
    const now = this.clock.now();
    return this.limits.within({ action: 'send-feedback', by: { network }, now }, async () => {
      await this.db
        .insertInto('feedback')
        .values({ id: randomUUID(), day: utcDay(now), ...read.value })
        .execute();
      return success(undefined);
    });
  }
}

/** The job that deletes feedback older than {@link keptDays}. */
export function oldFeedback(db: Kysely<Database>): Job {
  return expiry(db, 'old feedback', (now) => ({
    table: 'feedback',
    key: ['id'],
    column: 'day',
    before: utcDay(now - keptDays.feedback * dayLength),
  }));
}
