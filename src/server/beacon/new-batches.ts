import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { BatchId } from './write-once.ts';

/**
 * Those of the batches that are not in the store yet, noted as written in the transaction that writes them. The batches of a
 * run have to come in the order of their numbers, but may come again. Whoever asks about a run at the same time waits for
 * the end of this transaction, and then sees its notes.
 */
export async function newBatches<Numbered extends BatchId>(
  trx: Transaction<Database>,
  batches: readonly Numbered[],
  now: number,
): Promise<readonly Numbered[]> {
  const runs = [...new Set(batches.map(({ run }) => run))].sort();
  if (runs.length === 0) return [];
  const noted = await trx
    .insertInto('count_run')
    .values(runs.map((id) => ({ id, last_batch: 0, written_at: now })))
    // Changes nothing that counts, but locks the row and gives it.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .returning(['id', 'last_batch'])
    .execute();
  const last = new Map(noted.map(({ id, last_batch }) => [id, Number(last_batch)]));
  const fresh = batches.filter(({ run, number }) => {
    if (number <= (last.get(run) ?? 0)) return false;
    last.set(run, number);
    return true;
  });
  if (fresh.length > 0) {
    await trx
      .insertInto('count_run')
      .values(runs.map((id) => ({ id, last_batch: last.get(id) ?? 0, written_at: now })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ last_batch: eb.ref('excluded.last_batch') })),
      )
      .execute();
  }
  return fresh;
}
