import { type Kysely, type Selectable, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Database } from '../db/schema.ts';
import type { Task } from './schedule.ts';

export type TaskRow = Selectable<Database['subscription_task']>;

/** A subscription's pending tasks, earliest first. */
export function waitingTasks(db: Kysely<Database>, subscriptionId: string): Promise<TaskRow[]> {
  return db
    .selectFrom('subscription_task')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .execute();
}

/** Replaces a subscription's tasks: adds new ones, and deletes pending ones that are no longer wanted. */
export async function keepTasks(
  trx: Kysely<Database>,
  subscriptionId: string,
  tasks: readonly Task[],
): Promise<void> {
  for (const row of await waitingTasks(trx, subscriptionId)) {
    const wanted = tasks.some(({ kind, about }) => kind === row.kind && about === row.about);
    if (wanted) continue;
    await trx
      .deleteFrom('subscription_task')
      .where('subscription_id', '=', row.subscription_id)
      .where('kind', '=', row.kind)
      .where('about', '=', row.about)
      .execute();
  }
  if (tasks.length === 0) return;
  const rows = tasks.map(({ kind, about, dueAt }) => ({
    subscription_id: subscriptionId,
    kind,
    about,
    due_at: dueAt,
    next_try_at: dueAt,
  }));
  await trx
    .insertInto('subscription_task')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['subscription_id', 'kind', 'about']).doNothing())
    .execute();
}

/** Marks a task as done, or as missed. */
export async function finishTask(
  trx: Kysely<Database>,
  row: TaskRow,
  outcome: 'done' | 'missed',
  now: number,
): Promise<void> {
  await trx
    .updateTable('subscription_task')
    .set({ done_at: now, outcome })
    .where('subscription_id', '=', row.subscription_id)
    .where('kind', '=', row.kind)
    .where('about', '=', row.about)
    .execute();
}

/** Postpones a claimed task, and all others of its subscription that are due, after a failed attempt. */
export async function postponeDue(
  db: Kysely<Database>,
  { subscription_id, kind, about }: TaskRow,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  const isClaimed = sql<boolean>`(kind = ${kind} and about = ${about})`;
  await db
    .updateTable('subscription_task')
    // Claiming has already counted this attempt.
    .set({ next_try_at: until, tries: sql<number>`case when ${isClaimed} then tries else tries + 1 end` })
    .where('subscription_id', '=', subscription_id)
    .where('done_at', 'is', null)
    .where(({ eb, or }) => or([eb('next_try_at', '<=', now), isClaimed]))
    .execute();
}

/** Lease of a claimed task, in milliseconds. After that, other processes take over from one that died. */
const lease = minute;

/**
 * Claims the next due task, so that no other process runs it; undefined when none is due. `tries` includes the attempt about
 * to start.
 */
export function claimTask(db: Kysely<Database>, now: number): Promise<TaskRow | undefined> {
  const key = ['subscription_id', 'kind', 'about'] as const;
  return db
    .with('due', (query) =>
      query
        .selectFrom('subscription_task')
        .select(key)
        .where('done_at', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('subscription_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('subscription_task')
    .from('due')
    .set({ next_try_at: now + lease, tries: sql<number>`subscription_task.tries + 1` })
    .whereRef('subscription_task.subscription_id', '=', 'due.subscription_id')
    .whereRef('subscription_task.kind', '=', 'due.kind')
    .whereRef('subscription_task.about', '=', 'due.about')
    .returningAll('subscription_task')
    .executeTakeFirst();
}

/** The next task of any subscription; undefined when none is pending. */
export function nextTask(db: Kysely<Database>): Promise<TaskRow | undefined> {
  return db
    .selectFrom('subscription_task')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('next_try_at')
    .orderBy('subscription_id')
    .limit(1)
    .executeTakeFirst();
}
