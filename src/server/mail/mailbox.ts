import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A message as the development mailbox shows it; `sentAt` in milliseconds since the epoch. */
export interface MailboxMessage {
  /** Its sequence number among all messages ever received, starting at 1. */
  readonly arrival: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: number;
}

const columns = ['arrival', 'to', 'subject', 'text', 'html', 'sent_at as sentAt'] as const;

/** The development mailbox, which receives everyone's email while no SMTP server is configured. */
export class Mailbox {
  constructor(private readonly db: Kysely<Database>) {}

  /** The newest 200 messages, newest first; with `to`, only those to that (normalized) address. */
  async list(to?: string): Promise<readonly MailboxMessage[]> {
    const all = this.db.selectFrom('mailbox').select(columns).orderBy('arrival', 'desc').limit(200);
    return to === undefined ? all.execute() : all.where('to', '=', to).execute();
  }

  /** The message with this sequence number, however old; undefined if there is none. */
  find(arrival: number): Promise<MailboxMessage | undefined> {
    return this.db.selectFrom('mailbox').select(columns).where('arrival', '=', arrival).executeTakeFirst();
  }

  /** All emails about a subscription (by its id), oldest first, whatever address they went to. */
  about(subscription: string): Promise<readonly MailboxMessage[]> {
    return this.db
      .selectFrom('mailbox')
      .select(columns)
      .where('about', '=', subscription)
      .orderBy('arrival')
      .execute();
  }
}
