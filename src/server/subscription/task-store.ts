import { type Kysely, type Selectable, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Database } from '../db/schema.ts';
import type { Task } from './schedule.ts';

export type TaskRow = Selectable<Database['subscription_task']>;

/** What waits to be done for a subscription, the earliest first. */
export function waitingTasks(db: Kysely<Database>, subscriptionId: string): Promise<TaskRow[]> {
  return db
    .selectFrom('subscription_task')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .execute();
}

/** Makes a subscription's tasks those given: new ones are added, what waits and is no longer wanted goes. */
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

/** Notes that a task is done, or that its time had passed. */
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

/** Puts off a task that was claimed, and every other of its subscription that is due, after a try that failed. */
export async function postponeDue(
  db: Kysely<Database>,
  { subscription_id, kind, about }: TaskRow,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  const isClaimed = sql<boolean>`(kind = ${kind} and about = ${about})`;
  await db
    .updateTable('subscription_task')
    // A claim has counted already.
    .set({ next_try_at: until, tries: sql<number>`case when ${isClaimed} then tries else tries + 1 end` })
    .where('subscription_id', '=', subscription_id)
    .where('done_at', 'is', null)
    .where(({ eb, or }) => or([eb('next_try_at', '<=', now), isClaimed]))
    .execute();
}

/** How long a claimed task is its process's alone. A process that died with it leaves it to the others after that. */
const lease = minute;

/**
 * Takes the task that is due first, so that no other process does it meanwhile; undefined when none is. `tries` counts the
 * one that now begins.
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

/** The task that comes next, of any subscription; undefined when none waits. */
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
