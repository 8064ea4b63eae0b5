import type { Kysely } from 'kysely';
import { type Locale, pathIn, splitPath } from '../../domain/locale/locale.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { moveCheckout } from '../../domain/subscription/transitions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { CardProvider, ProviderAway } from '../payment/card-provider.ts';
import { type CheckoutRow, changeCheckout, findCheckout } from './checkout-store.ts';
import { currentSubscription } from './subscription-store.ts';

/** `again`: the checkout changed meanwhile; read it again. */
export type OpenedPage = Result<URL, ProviderAway> | 'again';
export type ClosedPage = Result<{ readonly paidAs: string }, ProviderAway> | 'again';

/**
 * The provider's page of a checkout row. The idempotency key at the provider is the checkout's id and attempt: the same key
 * however often it is retried, a new one after a real error.
 */
export class HostedPage {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
  ) {}

  /** Returns the page's URL, opening the page if necessary. An expired one is closed. */
  async open(checkout: CheckoutRow): Promise<OpenedPage> {
    if (checkout.url !== null && checkout.provider_ref !== null) {
      if ((checkout.expires_at ?? 0) > this.clock.now()) return success(new URL(checkout.url));
      const closed = await this.close(checkout);
      // Paid at the last moment: the page says so.
      return closed !== 'again' && closed.ok ? success(new URL(checkout.url)) : closed;
    }
    const returnUrl = new URL(checkout.return_url);
    const { locale } = splitPath(returnUrl.pathname);
    const opened = await this.provider.openCheckout(
      {
        cartId: checkout.id,
        accountId: checkout.account_id,
        customerRef: (await currentSubscription(this.db, checkout.account_id))?.customer_ref ?? null,
        productId: checkout.product_id,
        origin: checkout.origin,
        trialDays: checkout.trial_days,
        returnUrl,
        cancelUrl: cancelUrl(returnUrl, locale),
        locale,
      },
      `${checkout.id}:${checkout.attempt}`,
    );
    if (opened.ok) {
      const { ref, url, expiresAt } = opened.value;
      await changeCheckout(this.db, checkout, { provider_ref: ref, url: url.href, expires_at: expiresAt });
      return success(url);
    }
    if (opened.error.code === 'provider_unavailable') return failure(opened.error);
    await changeCheckout(this.db, checkout, { attempt: checkout.attempt + 1 });
    return opened.error.code === 'refused' ? failure({ code: 'provider_unavailable' }) : 'again';
  }

  /** Ensures that the page can no longer be paid; succeeds only when it was paid meanwhile. */
  async close(checkout: CheckoutRow): Promise<ClosedPage> {
    if (checkout.provider_ref === null) {
      // The provider may have opened it although the response was lost: open it again with the same key, then close it.
      const opened = await this.open(checkout);
      return opened === 'again' || opened.ok ? 'again' : opened;
    }
    const closed = await this.provider.closeCheckout(checkout.provider_ref);
    if (!closed.ok && closed.error.code === 'provider_unavailable') return failure(closed.error);
    if (closed.ok && closed.value.kind === 'paid') return success({ paidAs: closed.value.subscriptionRef });
    const now = await findCheckout(this.db, checkout.id);
    const moved = moveCheckout(checkout.id, now?.state ?? 'none', 'close');
    if (now !== undefined && moved.ok) await changeCheckout(this.db, now, { state: moved.value });
    return 'again';
  }
}

/** The plan page, with a parameter saying that the visitor cancelled the payment. The return URL's other parameters are kept. */
function cancelUrl(returnUrl: URL, locale: Locale): URL {
  const url = new URL(pathIn(locale, '/pro') + returnUrl.search, returnUrl.origin);
  url.searchParams.set('payment', 'cancelled');
  return url;
}
