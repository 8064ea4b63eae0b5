import type { Generated } from 'kysely';

/**
 * Tables of the mail module: outgoing messages (sealed, blanked once sent), recipients who opted out of some mail (keyed
 * hashes), and what the development mailbox received.
 */
export interface MailTables {
  outbox: {
    id: string;
    sealed_message: string | null;
    created_at: number;
    next_try_at: number;
    tries: Generated<number>;
    done_at: number | null;
    outcome: 'sent' | 'given-up' | 'suppressed' | null;
    /** Lower values are sent first. */
    priority: Generated<number>;
  };
  mail_suppression: {
    address_key: string;
    scope: 'newsletter' | 'all';
    reason: 'left' | 'refused' | 'bounced';
    since: number;
  };
  mailbox: {
    id: string;
    arrival: Generated<number>;
    to: string;
    subject: string;
    text: string;
    html: string;
    sent_at: number;
    /** The subscription that an email is about. */
    about: Generated<string | null>;
  };
}
