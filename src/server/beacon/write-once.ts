import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Which batch of which counter: batches of a run are numbered from 1 and written one after the other. */
export interface BatchId {
  readonly run: string;
  readonly number: number;
}

/**
 * Does `work` in one transaction with a note that this batch is written, and nothing when the note is there already: a
 * connection may end after the store has committed and before it says so, and then the batch comes again.
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
