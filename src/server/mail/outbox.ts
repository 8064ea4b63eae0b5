import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { normaliseEmail } from '../../domain/account/email.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { ownMachine } from '../http/client-address.ts';
import { seal } from '../sealed.ts';
import type { EmailOrder } from './email.ts';
import { kindOf } from './email-kind.ts';
import { MailTurns, mostTurns } from './mail-turns.ts';

/**
 * Where a use-case leaves an email: in the transaction that causes it, so that neither happens without the other.
 * Emails wait sealed, because they hold an address and a passcode.
 */
export class Outbox {
  private wake: () => void = () => {};
  private readonly turns = new MailTurns();

  constructor(
    private readonly clock: Clock,
    private readonly sealKey: Buffer,
  ) {}

  /**
   * Puts an email in; it is sent after the commit. One whose `id` the outbox remembers (7 days after it was sent) is there
   * already, and is not sent again. One that a visitor asks for waits for the turn of his `network` (`clientKey`), which is not kept.
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
        sealed_message: seal(this.sealKey, JSON.stringify({ ...order, to: normaliseEmail(order.to) })),
        created_at: now,
        next_try_at: now,
        priority: kindOf(order.template) === 'service' ? mostTurns + turn : turn,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Says that something was committed, so that it is sent at once. Returns before it is. */
  nudge(): void {
    this.wake();
  }

  /** Names who is to be woken by {@link nudge}. */
  onNudge(wake: () => void): void {
    this.wake = wake;
  }
}
