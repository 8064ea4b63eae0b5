import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A message as the development mailbox shows it; `sentAt` in milliseconds since the epoch. */
export interface MailboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: number;
}

/** The mailbox that stands in for every recipient's own while no SMTP server is configured. */
export class Mailbox {
  constructor(private readonly db: Kysely<Database>) {}

  /** The newest messages first, at most 200; with `to`, those to one address (in its normal form). */
  async list(to?: string): Promise<readonly MailboxMessage[]> {
    const all = this.db
      .selectFrom('mailbox')
      .select(['to', 'subject', 'text', 'html', 'sent_at as sentAt'])
      .orderBy('arrival', 'desc')
      .limit(200);
    return to === undefined ? all.execute() : all.where('to', '=', to).execute();
  }
}
