import type { Kysely } from 'kysely';
import { hour } from '../../domain/duration.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import { currentSubscription, rereadUntil } from './subscription-store.ts';

/** How long after opening the portal a change may be made there, in milliseconds: the lifetime of the provider's page. */
const portalLife = hour;

/** Opens the provider's page where a subscription is cancelled or resumed and its card is changed. */
export class OpenPortal {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
  ) {}

  /** Returns the page's URL. Fails with `no_subscription` when the account never had one. */
  async execute(request: {
    readonly accountId: string;
    /** Our web origin that the visitor is on and returns to. */
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
