import type { Kysely } from 'kysely';
import { hour } from '../../domain/duration.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import { currentSubscription, rereadUntil } from './subscription-store.ts';

/** How long after the portal was opened a change made there may come. As long as the provider's page lives. */
const portalLife = hour;

/** Opens the provider's page where an account's subscription is cancelled, resumed or paid with another card. */
export class OpenPortal {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
  ) {}

  /** Answers the page's address. Fails with `no_subscription` when the account never had one. */
  async execute(request: {
    readonly accountId: string;
    /** The web origin of ours that the visitor is on and comes back to. */
    readonly webOrigin: string;
    readonly locale: Locale;
  }): Promise<Result<URL, { readonly code: 'no_subscription' | 'provider_unavailable' }>> {
    const subscription = await currentSubscription(this.db, request.accountId);
    if (subscription === undefined) return failure({ code: 'no_subscription' });
    const opened = await this.provider.openPortal({
      customerRef: subscription.customer_ref,
      productId: subscription.product_id,
      returnUrl: new URL(pathIn(request.locale, '/subscriptions/manage'), request.webOrigin),
      locale: request.locale,
    });
    if (opened.ok) {
      await rereadUntil(this.db, subscription.id, this.clock.now() + portalLife);
      return opened;
    }
    return failure({ code: opened.error.code === 'not_found' ? 'no_subscription' : opened.error.code });
  }
}
