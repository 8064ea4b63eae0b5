import type { Kysely, Selectable } from 'kysely';
import { hour } from '../../domain/duration.ts';
import type { Database } from '../db/schema.ts';
import type { DriftKind } from '../db/tables/payment.ts';
import { utcDay } from '../utc-day.ts';

export type ReconciliationRow = Selectable<Database['reconciliation']>;

/** A difference from the card provider; `was` and `became` are our states before and after. */
export interface Drift {
  readonly kind: DriftKind;
  readonly ref: string;
  readonly was: string | null;
  readonly became: string | null;
  readonly mended: boolean;
}

/** Numbers of objects compared so far. */
export interface Looked {
  events: number;
  checkouts: number;
  subscriptions: number;
}

/** A comparison not finished by then died with its process, and another one takes over. */
const longestRun = 6 * hour;
/** The provider may list events a little late, so each comparison overlaps the last one. */
const overlap = hour;

/** The records of the nightly comparisons in the store. */
export class ReconciliationRecord {
  constructor(private readonly db: Kysely<Database>) {}

  /**
   * Claims today's comparison; null when it is done or in progress. In a new store there is nothing to compare yet: today counts
   * as done, and the next comparison reads back to now.
   */
  async claim(now: number): Promise<ReconciliationRow | null> {
    const day = utcDay(now);
    const last = await this.db
      .selectFrom('reconciliation')
      .selectAll()
      .where('finished_at', 'is not', null)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.day === day) return null;
    const since = last === undefined ? now : last.started_at - overlap;
    const finished_at = last === undefined ? now : null;
    const claimed = await this.db
      .insertInto('reconciliation')
      .values({ day, since, started_at: now, finished_at, read_to: last?.read_to ?? '' })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet({ started_at: now })
          .where('reconciliation.finished_at', 'is', null)
          .where('reconciliation.started_at', '<', now - longestRun),
      )
      .returningAll()
      .executeTakeFirst();
    return claimed === undefined || claimed.finished_at !== null ? null : claimed;
  }

  /** Records a difference; the same one is recorded once a day. */
  async note(day: string, drift: Drift, now: number): Promise<void> {
    await this.db
      .insertInto('reconciliation_drift')
      .values({ day, ...drift, found_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'ref'])
          .doUpdateSet({ became: drift.became, mended: drift.mended, found_at: now }),
      )
      .execute();
  }

  /** Finishes the day's comparison and returns it with its figures. */
  async finish(day: string, looked: Looked, now: number): Promise<ReconciliationRow> {
    const drifts = await this.db
      .selectFrom('reconciliation_drift')
      .select('mended')
      .where('day', '=', day)
      .execute();
    const mended = drifts.filter((drift) => drift.mended).length;
    const row = await this.db
      .updateTable('reconciliation')
      .set({ finished_at: now, ...looked, mended, unmended: drifts.length - mended })
      .where('day', '=', day)
      .returningAll()
      .executeTakeFirstOrThrow();
    return row;
  }

  /** Records the last subscription that a day's comparison has reached, so that it can resume there. */
  async noteReadTo(day: string, ref: string): Promise<void> {
    await this.db.updateTable('reconciliation').set({ read_to: ref }).where('day', '=', day).execute();
  }

  /** Releases the day's comparison, to be resumed in the next hour. */
  async giveBack(day: string): Promise<void> {
    await this.db
      .updateTable('reconciliation')
      .set({ started_at: 0 })
      .where('day', '=', day)
      .where('finished_at', 'is', null)
      .execute();
  }
}
