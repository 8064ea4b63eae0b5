import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Message } from './letter.ts';
import { MailTransport } from './mail-transport.ts';

/** Delivers into the development mailbox. The same message sent twice is there once. */
export class MailboxTransport extends MailTransport {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async send(message: Message): Promise<void> {
    await this.db
      .insertInto('mailbox')
      .values({ ...message, sent_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  override close(): void {}
}
