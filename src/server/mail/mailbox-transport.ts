import type { Kysely } from 'kysely';
import { type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Message } from './email.ts';
import type { MailFailure } from './mail-failure.ts';
import { MailTransport } from './mail-transport.ts';

/** Delivers to the development mailbox. A message sent twice is stored once. */
export class MailboxTransport extends MailTransport {
  override readonly atOnce = 1;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async send({ id, to, subject, text, html, about }: Message): Promise<Result<void, MailFailure>> {
    await this.db
      .insertInto('mailbox')
      .values({ id, to, subject, text, html, about, sent_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return success(undefined);
  }

  override close(): void {}
}
