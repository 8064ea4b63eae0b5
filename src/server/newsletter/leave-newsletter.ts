import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Suppression, SuppressionList } from '../mail/suppression-list.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

/**
 * Ends the newsletter for an address: what we know of it is deleted, and the suppression list stops what is under way.
 * Doing it again changes nothing.
 */
export class LeaveNewsletter {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly suppressions: SuppressionList,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** Whether the link is one of ours; it never ends. */
  knows(token: string): boolean {
    return this.tokens.readLeave(token) !== null;
  }

  /** True when it is done, false when the link is none of ours. */
  async execute(token: string): Promise<boolean> {
    const addressKey = this.tokens.readLeave(token);
    if (addressKey === null) return false;
    await this.db.transaction().execute(async (trx) => {
      const subscriptions = await forget(trx, 'newsletter_subscription', addressKey);
      const signUps = await forget(trx, 'newsletter_request', addressKey);
      const entries = await this.suppressions.entriesOf(trx, addressKey);
      const isEntered = entries.some(({ scope }) => scope === 'newsletter');
      const reason: Suppression['reason'] = subscriptions > 0 ? 'left' : 'refused';
      if (subscriptions > 0 || signUps > 0 || !isEntered) {
        const entry = { scope: 'newsletter', reason, since: this.clock.now() } as const;
        await this.suppressions.enter(trx, addressKey, entry);
      }
    });
    return true;
  }
}

/** How many rows of an address were deleted. */
async function forget(
  trx: Transaction<Database>,
  table: 'newsletter_subscription' | 'newsletter_request',
  addressKey: string,
): Promise<number> {
  const gone = await trx.deleteFrom(table).where('address_key', '=', addressKey).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
