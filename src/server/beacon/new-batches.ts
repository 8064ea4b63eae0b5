import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { BatchId } from './write-once.ts';

/**
 * Filters out batches that the store already has, and records the rest as written in the same transaction. The batches of
 * a run must come in order of their numbers, but may be repeated. A concurrent call for the same run waits for this
 * transaction to end, and then sees its records.
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
    // Changes nothing that matters, but locks the row and returns it.
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
