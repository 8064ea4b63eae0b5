import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Suppression, SuppressionList } from '../mail/suppression-list.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

type NewsletterTable = 'newsletter_subscription' | 'newsletter_request';

/** The newsletter, or the confirmation request to somebody who never confirmed. */
type Left = 'newsletter' | 'question';

/**
 * Unsubscribes an address from the newsletter: deletes what we know of it, and the suppression list stops mail under way.
 * Idempotent.
 */
export class LeaveNewsletter {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly suppressions: SuppressionList,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** What the link would do (it never expires); null when it is not ours. */
  async preview(token: string): Promise<Left | null> {
    const addressKey = this.tokens.readLeave(token);
    if (addressKey === null) return null;
    const has = async (table: NewsletterTable) =>
      (await this.db
        .selectFrom(table)
        .select('address_key')
        .where('address_key', '=', addressKey)
        .executeTakeFirst()) !== undefined;
    return leftBy({
      subscribed: await has('newsletter_subscription'),
      asked: await has('newsletter_request'),
    });
  }

  /** Unsubscribes and returns what was left; null when the link is not ours. */
  async execute(token: string): Promise<Left | null> {
    const addressKey = this.tokens.readLeave(token);
    if (addressKey === null) return null;
    return this.db.transaction().execute(async (trx) => {
      const subscriptions = await forget(trx, 'newsletter_subscription', addressKey);
      const signUps = await forget(trx, 'newsletter_request', addressKey);
      const entries = await this.suppressions.entriesOf(trx, addressKey);
      const isEntered = entries.some(({ scope }) => scope === 'newsletter');
      const reason: Suppression['reason'] = subscriptions > 0 ? 'left' : 'refused';
      if (subscriptions > 0 || signUps > 0 || !isEntered) {
        const entry = { scope: 'newsletter', reason, since: this.clock.now() } as const;
        await this.suppressions.enter(trx, addressKey, entry);
      }
      return leftBy({ subscribed: subscriptions > 0, asked: signUps > 0 });
    });
  }
}

function leftBy({ subscribed, asked }: { subscribed: boolean; asked: boolean }): Left {
  return asked && !subscribed ? 'question' : 'newsletter';
}

/** Deletes the rows of an address and returns their number. */
async function forget(
  trx: Transaction<Database>,
  table: NewsletterTable,
  addressKey: string,
): Promise<number> {
  const gone = await trx.deleteFrom(table).where('address_key', '=', addressKey).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
