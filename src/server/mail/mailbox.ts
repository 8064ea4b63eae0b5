import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A message as the development mailbox shows it; `sentAt` in milliseconds since the epoch. */
export interface MailboxMessage {
  /** Its number among all that ever came, the oldest 1; the later, the greater. */
  readonly arrival: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: number;
}

const columns = ['arrival', 'to', 'subject', 'text', 'html', 'sent_at as sentAt'] as const;

/** The mailbox that stands in for every recipient's own while no SMTP server is configured. */
export class Mailbox {
  constructor(private readonly db: Kysely<Database>) {}

  /** The newest messages first, at most 200; with `to`, those to one address (in its normal form). */
  async list(to?: string): Promise<readonly MailboxMessage[]> {
    const all = this.db.selectFrom('mailbox').select(columns).orderBy('arrival', 'desc').limit(200);
    return to === undefined ? all.execute() : all.where('to', '=', to).execute();
  }

  /** One message by its arrival, however old; undefined when there is none. */
  find(arrival: number): Promise<MailboxMessage | undefined> {
    return this.db.selectFrom('mailbox').select(columns).where('arrival', '=', arrival).executeTakeFirst();
  }

  /** Every email about a subscription (by its id), the oldest first, to whichever address it went. */
  about(subscription: string): Promise<readonly MailboxMessage[]> {
    return this.db
      .selectFrom('mailbox')
      .select(columns)
      .where('about', '=', subscription)
      .orderBy('arrival')
      .execute();
  }
}
