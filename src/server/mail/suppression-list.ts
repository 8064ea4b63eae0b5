import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../domain/account/email.ts';
import { day } from '../../domain/duration.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { EmailKind } from './email-kind.ts';

/**
 * Why an address no longer gets some mail:
 * - `left`: its reader unsubscribed from the newsletter;
 * - `refused`: its reader declined to confirm a newsletter and wants no more such requests;
 * - `bounced`: a mail server said that it does not exist.
 */
export interface Suppression {
  readonly scope: 'newsletter' | 'all';
  readonly reason: 'left' | 'refused' | 'bounced';
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** How long a reader who refused is not asked again, whoever enters the address. */
export const rejectionHoldsFor = 30 * day;

/**
 * Whether an email of a given kind and order time may not be sent to an address with these entries.
 *
 * An email that its reader just requested is always tried: a dead mailbox may have come back, the visitor is waiting for the
 * code, and rate limits bound the cost of a mistake. A newsletter confirmation may be sent again to somebody who left and
 * signs up anew, but not to somebody who refused. Everything else is suppressed for a dead address.
 */
export function isSuppressed(
  email: { readonly kind: EmailKind; readonly orderedAt: number },
  entries: readonly Suppression[],
  now: number,
): boolean {
  if (email.kind === 'asked') return false;
  if (email.kind === 'service') return entries.some(({ scope }) => scope === 'all');
  return entries.some(
    ({ reason, since }) =>
      (reason === 'left' && since >= email.orderedAt) ||
      (reason === 'refused' && now < since + rejectionHoldsFor),
  );
}

/** The one list of addresses that no longer get some mail. It recognizes an address but cannot reveal it. */
export class SuppressionList {
  private readonly key: Buffer;

  constructor(siteSecret: string) {
    this.key = deriveKey(siteSecret, 'mail suppression');
  }

  /** The list's key for an address: a keyed hash (HMAC-SHA-256, base64url). */
  keyOf(address: string): string {
    return createHmac('sha256', this.key).update(normalizeEmail(address)).digest('base64url');
  }

  async entriesOf(db: Kysely<Database>, key: string): Promise<readonly Suppression[]> {
    return db
      .selectFrom('mail_suppression')
      .select(['scope', 'reason', 'since'])
      .where('address_key', '=', key)
      .execute();
  }

  /** Adds an address; replaces an existing entry of the same scope. */
  async enter(db: Kysely<Database>, key: string, entry: Suppression): Promise<void> {
    await db
      .insertInto('mail_suppression')
      .values({ address_key: key, ...entry })
      .onConflict((conflict) =>
        conflict.columns(['address_key', 'scope']).doUpdateSet({ reason: entry.reason, since: entry.since }),
      )
      .execute();
  }

  /** Removes an address; does nothing if it is not listed. */
  async lift(db: Kysely<Database>, key: string, scope: Suppression['scope']): Promise<void> {
    await db
      .deleteFrom('mail_suppression')
      .where('address_key', '=', key)
      .where('scope', '=', scope)
      .execute();
  }
}
