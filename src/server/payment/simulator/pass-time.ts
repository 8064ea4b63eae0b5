import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { passTime } from './life.ts';
import { lifeOf, lockSubscription, periodOf, writeStep } from './rows.ts';

/** When the next renewal, retry or end of any subscription is due; null if none is. */
export async function nextDueAt(db: Kysely<Database>): Promise<number | null> {
  const row = await db
    .selectFrom('sim_subscription')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Performs everything due by `now`, oldest first, one transaction per step. Returns the number of steps. */
export async function runDue(db: Kysely<Database>, now: number): Promise<number> {
  let steps = 0;
  while (await runOne(db, now)) steps += 1;
  return steps;
}

function runOne(db: Kysely<Database>, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('sim_subscription')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return false;
    const row = await lockSubscription(trx, due.id);
    // Another process may have done the step between the two reads.
    if (row.due_at !== null && row.due_at <= now) {
      await writeStep(trx, row, passTime(lifeOf(row), periodOf), row.due_at);
    }
    return true;
  });
}
