import type { Kysely } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import type { SubscriptionEmails } from './emails.ts';
import type { StopUnreached } from './stop-unreached.ts';
import { findById, lockSubscription } from './subscription-store.ts';
import type { SyncSubscription } from './sync-subscription.ts';
import { claimTask, finishTask, nextTask, postponeDue, type TaskRow } from './task-store.ts';

/** Backoff after failures; the last delay repeats for ever, because access must end some day. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute] as const;

/**
 * Runs the scheduled tasks of subscriptions: announces charges, stops those for subscriptions nobody can reach, reminds of
 * declined ones, ends the grace period. Tasks are in the store, so a restart loses nothing, and a finished one is never
 * repeated. Each is claimed first, so that only one of several processes runs it.
 */
export class RunTasks {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly sync: SyncSubscription,
    private readonly emails: SubscriptionEmails,
    private readonly unreached: StopUnreached,
  ) {}

  /** Runs everything due now. Returns when the next task is due (milliseconds since the epoch), null for never. */
  async execute(): Promise<number | null> {
    for (;;) {
      const task = await claimTask(this.db, this.clock.now());
      if (task === undefined) return (await nextTask(this.db))?.next_try_at ?? null;
      try {
        await this.perform(task);
      } catch (error) {
        this.log.error({ err: error, subscription: task.subscription_id }, 'a subscription task failed');
        await this.postpone(task);
      }
    }
  }

  private async perform(task: TaskRow): Promise<void> {
    if (task.kind === 'end-of-grace') return this.endGrace(task);
    if (task.kind === 'reach-check') return this.checkReach(task);
    await this.db.transaction().execute(async (trx) => {
      const row = await lockSubscription(trx, task.subscription_id);
      if (row !== undefined) await this.emails.due(trx, row, this.clock.now());
    });
  }

  /** Ends the subscription at the provider first. Access here only ends once the provider confirms. */
  private async endGrace(task: TaskRow): Promise<void> {
    const row = await findById(this.db, task.subscription_id);
    if (row === undefined) return;
    // It may just have been paid: the provider's state takes precedence.
    const fresh = await this.sync.execute(row.provider_ref);
    const now = await findById(this.db, row.id);
    if (!fresh.ok) return this.postpone(task);
    if (now?.status === 'Grace Period' && now.failure_ref === task.about) {
      const ended = await this.provider.cancelSubscription(row.provider_ref);
      if (!ended.ok) {
        if (ended.error.code === 'not_found') {
          this.log.error(
            { subscription: row.provider_ref },
            'card provider: it does not know a subscription of ours',
          );
        }
        return this.postpone(task);
      }
      const synced = await this.sync.execute(row.provider_ref);
      if (!synced.ok) return this.postpone(task);
    }
    await this.db.transaction().execute((trx) => finishTask(trx, task, 'done', this.clock.now()));
  }

  private async checkReach(task: TaskRow): Promise<void> {
    const checked = await this.unreached.execute(task.subscription_id);
    if (!checked.ok) return this.postpone(task);
    await this.db.transaction().execute((trx) => finishTask(trx, task, 'done', this.clock.now()));
  }

  private async postpone(task: TaskRow): Promise<void> {
    const now = this.clock.now();
    const wait = waits[Math.min(task.tries - 1, waits.length - 1)] ?? minute;
    await postponeDue(this.db, task, { now, until: now + wait });
  }
}
