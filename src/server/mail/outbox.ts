import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { ownMachine } from '../http/client-address.ts';
import { seal } from '../sealed.ts';
import type { EmailOrder } from './email.ts';
import { kindOf } from './email-kind.ts';
import { MailTurns, mostTurns } from './mail-turns.ts';

/**
 * Queues emails in the transaction that causes them, so that neither happens without the other (transactional outbox).
 * Waiting emails are sealed, because they contain an address and possibly a passcode.
 */
export class Outbox {
  private wake: () => void = () => {};
  private readonly turns = new MailTurns();

  constructor(
    private readonly clock: Clock,
    private readonly sealKey: Buffer,
  ) {}

  /**
   * Queues an email, which is sent after the commit. `id` is an idempotency key, remembered until 7 days after sending: an
   * email with a known `id` is not queued again. One that a visitor requests waits for the turn of their `network`
   * (`clientKey`), which is not stored.
   */
  async put(
    trx: Transaction<Database>,
    order: EmailOrder,
    { id = randomUUID(), network = ownMachine }: { readonly id?: string; readonly network?: string } = {},
  ): Promise<void> {
    const now = this.clock.now();
    const turn = network === ownMachine ? 0 : this.turns.next(network, now);
    await trx
      .insertInto('outbox')
      .values({
        id,
        sealed_message: seal(this.sealKey, JSON.stringify({ ...order, to: normalizeEmail(order.to) })),
        created_at: now,
        next_try_at: now,
        priority: kindOf(order.template) === 'service' ? mostTurns + turn : turn,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Wakes the worker after a commit, so that the email is sent at once. Does not wait for it. */
  nudge(): void {
    this.wake();
  }

  /** Sets the callback for {@link nudge}. */
  onNudge(wake: () => void): void {
    this.wake = wake;
  }
}
