import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Identifies a batch: those of a run (one counter's lifetime) are numbered from 1 and written in order. */
export interface BatchId {
  readonly run: string;
  readonly number: number;
}

/**
 * Does `work` in a transaction that also records the batch as written, or nothing if it is recorded already: a connection
 * may break after the store has committed but before it says so, and then the batch is retried.
 */
export async function writeOnce(
  db: Kysely<Database>,
  { run, number }: BatchId,
  now: number,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const note = { last_batch: number, written_at: now };
    const noted = await trx
      .insertInto('count_run')
      .values({ id: run, ...note })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(note).where('count_run.last_batch', '<', number),
      )
      .returning('id')
      .execute();
    if (noted.length > 0) await work(trx);
  });
}
