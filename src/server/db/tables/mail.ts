import type { Generated } from 'kysely';

/** Tables of the mail room: what waits to be sent (sealed, blanked once sent) and what the development mailbox received. */
export interface MailTables {
  outbox: {
    id: string;
    sealed_message: string | null;
    created_at: number;
    next_try_at: number;
    tries: Generated<number>;
    done_at: number | null;
    outcome: 'sent' | 'given-up' | null;
  };
  mailbox: {
    id: string;
    arrival: Generated<number>;
    to: string;
    subject: string;
    text: string;
    html: string;
    sent_at: number;
  };
}
