import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type FeedbackProblem, readFeedback, type TypedFeedback } from '../../domain/feedback/feedback.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import { utcDay } from '../utc-day.ts';

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
