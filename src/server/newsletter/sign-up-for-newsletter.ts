import type { Kysely, Transaction } from 'kysely';
import { newsletterPages } from '../../contract/newsletter.ts';
import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import type { NewsletterWishes, SignUpProblem } from '../../domain/content/newsletter.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { SuppressionList } from '../mail/suppression-list.ts';
import type { NewsletterTokens } from './newsletter-tokens.ts';

/** What a visitor entered. */
export interface NewsletterSignUp extends NewsletterWishes {
  readonly email: string;
  readonly locale: string | undefined;
  /** The network the call counts for (`clientKey`); it is not stored with the sign-up. */
  readonly network: string;
}

/** Why no email was sent. */
export type SignUpFailure = SignUpProblem | TooManyRequests;

/**
 * Signs somebody up for the newsletter by mailing a confirmation link. It never checks who is subscribed, so the response
 * and the work are the same whether an address is known or not. Anybody may enter anybody's address, so the number of
 * emails to an address is limited, whoever asks; that never shuts the address's owner out.
 */
export class SignUpForNewsletter {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly suppressions: SuppressionList,
    private readonly tokens: NewsletterTokens,
    private readonly publicUrl: string,
  ) {}

  async execute(signUp: NewsletterSignUp): Promise<Result<void, SignUpFailure>> {
    const { news, tips, locale, network } = signUp;
    const address = normalizeEmail(signUp.email);
    if (!isEmail(address)) return failure({ code: 'invalid_email_address' });
    if (!news && !tips) return failure({ code: 'nothing_chosen' });

    const now = this.clock.now();
    const addressKey = this.suppressions.keyOf(address);
    const confirmation = this.tokens.newConfirmation();
    const order = async (trx: Transaction<Database>) => {
      await trx
        .insertInto('newsletter_request')
        .values({
          ...{ token_hash: confirmation.hash, address_key: addressKey },
          ...{ address, news, tips, asked_at: now },
        })
        .execute();
      const email = {
        ...({ template: 'newsletter-confirmation', to: address, locale, news, tips } as const),
        confirmUrl: this.link('confirm', confirmation.token, locale),
        unsubscribeUrl: this.link('unsubscribe', this.tokens.toLeave(addressKey), locale),
      };
      await this.outbox.put(trx, email, { network });
      return success(undefined);
    };
    const taken = await this.limits.within(
      { action: 'subscribe-newsletter', by: { address, network }, now },
      async () => {
        // When others have used up the limit, the links already mailed that day still work, so the owner is not shut out.
        await this.limits.within({ action: 'mail-newsletter', by: { address }, now }, () =>
          this.db.transaction().execute(order),
        );
        return success(undefined);
      },
    );
    if (taken.ok) this.outbox.nudge();
    return taken;
  }

  private link(page: keyof typeof newsletterPages, token: string, locale: string | undefined): string {
    const url = new URL(this.publicUrl + newsletterPages[page]);
    url.searchParams.set('token', token);
    // Makes the page use the email's language.
    if (locale !== undefined) url.searchParams.set('locale', locale);
    return url.href;
  }
}
