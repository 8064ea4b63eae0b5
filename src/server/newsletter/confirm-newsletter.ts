import type { Kysely } from 'kysely';
import { confirmationDays, type NewsletterWishes } from '../../domain/content/newsletter.ts';
import { day } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { SuppressionList } from '../mail/suppression-list.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

/** How long a sign-up can be confirmed and is kept, in milliseconds. */
export const signUpLife = confirmationDays * day;

/** Turns a sign-up into a subscription, through the link mailed to its address. Idempotent. */
export class ConfirmNewsletter {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly suppressions: SuppressionList,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** The wishes to be confirmed; null when the link has expired or is not ours. */
  async preview(token: string): Promise<NewsletterWishes | null> {
    return (await this.signUpOf(this.db, token)) ?? null;
  }

  /** Confirms the sign-up. From then on the newsletter may be sent, whatever the suppression list said before. Null as above. */
  async execute(token: string): Promise<NewsletterWishes | null> {
    return this.db.transaction().execute(async (trx) => {
      const signUp = await this.signUpOf(trx, token);
      if (signUp === undefined) return null;
      const { address_key, address, news, tips, asked_at } = signUp;
      const wishes = { news, tips, asked_at, confirmed_at: this.clock.now() };
      await trx
        .insertInto('newsletter_subscription')
        .values({ address_key, address, ...wishes })
        .onConflict((conflict) => conflict.column('address_key').doUpdateSet(wishes))
        .execute();
      await this.suppressions.lift(trx, address_key, 'newsletter');
      return { news, tips };
    });
  }

  private async signUpOf(db: Kysely<Database>, token: string) {
    return db
      .selectFrom('newsletter_request')
      .select(['address_key', 'address', 'news', 'tips', 'asked_at'])
      .where('token_hash', '=', this.tokens.hashOf(token))
      .where('asked_at', '>', this.clock.now() - signUpLife)
      .executeTakeFirst();
  }
}
