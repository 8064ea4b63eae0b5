import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../domain/account/email.ts';
import { day } from '../../domain/duration.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { EmailKind } from './email-kind.ts';

/**
 * Why an address gets no more of some mail:
 * - `left`: its reader left the newsletter;
 * - `refused`: its reader was asked to confirm a newsletter and wants no more such questions;
 * - `bounced`: a mail server said that it does not exist.
 */
export interface Suppression {
  readonly scope: 'newsletter' | 'all';
  readonly reason: 'left' | 'refused' | 'bounced';
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** For how long a reader who refused is not asked again, whoever types the address. */
export const rejectionHoldsFor = 30 * day;

/**
 * Tells whether an email of a kind, ordered at a time, may not go to an address with these entries.
 *
 * What its reader just asked for is always tried: a dead mailbox may have come back, the visitor waits for the code, and
 * the limits on asking bound what a mistake can cost. A question about the newsletter goes out again to somebody who
 * left and asks anew, but not to somebody who refused it. Everything else stays away from a dead address.
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

/** The one list of addresses that get no more of some mail. It knows an address when it sees it, but cannot name it. */
export class SuppressionList {
  private readonly key: Buffer;

  constructor(siteSecret: string) {
    this.key = deriveKey(siteSecret, 'mail suppression');
  }

  /** What the list calls an address: a keyed hash (HMAC-SHA-256, base64url). */
  keyOf(address: string): string {
    return createHmac('sha256', this.key).update(normaliseEmail(address)).digest('base64url');
  }

  async entriesOf(db: Kysely<Database>, key: string): Promise<readonly Suppression[]> {
    return db
      .selectFrom('mail_suppression')
      .select(['scope', 'reason', 'since'])
      .where('address_key', '=', key)
      .execute();
  }

  /** Enters an address; what the scope said before is replaced. */
  async enter(db: Kysely<Database>, key: string, entry: Suppression): Promise<void> {
    await db
      .insertInto('mail_suppression')
      .values({ address_key: key, ...entry })
      .onConflict((conflict) =>
        conflict.columns(['address_key', 'scope']).doUpdateSet({ reason: entry.reason, since: entry.since }),
      )
      .execute();
  }

  /** Takes an address off; harmless when it is not there. */
  async lift(db: Kysely<Database>, key: string, scope: Suppression['scope']): Promise<void> {
    await db
      .deleteFrom('mail_suppression')
      .where('address_key', '=', key)
      .where('scope', '=', scope)
      .execute();
  }
}
