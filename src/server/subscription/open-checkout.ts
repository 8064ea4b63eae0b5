import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Locale, pathIn, splitPath } from '../../domain/locale/locale.ts';
import { type OriginFailure, parseOrigin } from '../../domain/origin/origin.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { parseProductId } from '../../domain/subscription/plan.ts';
import { isReturnUrl } from '../../domain/subscription/return-route.ts';
import { isActive } from '../../domain/subscription/status.ts';
import { isWebSourced } from '../../domain/subscription/subscription.ts';
import { trialDays } from '../../domain/subscription/trial.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import {
  addOpenCheckout,
  type CheckoutRow,
  changeCheckout,
  findByKey,
  findCheckout,
  findOpenCheckout,
  keepKey,
} from './checkout-store.ts';
import { currentSubscription, hadTrial } from './subscription-store.ts';
import { moveCheckout } from './transitions.ts';

/** What a visitor asks to buy, as it came. */
export interface CheckoutRequest {
  readonly accountId: string;
  readonly productId: string;
  readonly platform: string;
  readonly returnUrl: string;
  readonly origin: string | null;
  /** ISO 3166-1 alpha-2, where the visitor is. */
  readonly country: string;
  /** The origins a return URL may have. */
  readonly ownOrigins: readonly string[];
  /** Named by the caller so that a repeated call is known as one; null for none. */
  readonly idempotencyKey: string | null;
}

export type OpenCheckoutFailure =
  | {
      readonly code:
        | 'unknown_product'
        | 'invalid_return_url'
        | 'unknown_platform'
        | 'not_eligible'
        | 'already_subscribed'
        | 'key_reused'
        | 'provider_unavailable';
    }
  | OriginFailure;

const mostRounds = 5;

/**
 * Opens a hosted checkout for an account. However often it is asked (double click, reload, two tabs, a lost answer),
 * an account has one open checkout, known to the provider under a key kept here: its id and attempt.
 * An order that differs from the open one closes that one first.
 */
export class OpenCheckout {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
  ) {}

  /** Answers the address of the provider's page. On any failure nothing can be paid that could not before. */
  async execute(request: CheckoutRequest): Promise<Result<URL, OpenCheckoutFailure>> {
    const refused = refusalOf(request);
    if (refused !== null) return failure(refused);

    const fingerprint = fingerprintOf(request);
    const key = request.idempotencyKey;
    const earlier = key === null ? undefined : await findByKey(this.db, request.accountId, key);
    if (earlier !== undefined && earlier.fingerprint !== fingerprint) return failure({ code: 'key_reused' });
    if (earlier?.checkout.url && earlier.checkout.state === 'paid')
      return success(new URL(earlier.checkout.url));

    for (let round = 0; round < mostRounds; round += 1) {
      const checkout = await this.reserve(request, fingerprint);
      if (checkout === null) return failure({ code: 'already_subscribed' });
      const opened = isOrder(checkout, request) ? await this.open(checkout) : await this.close(checkout);
      if (opened !== 'again') return opened;
    }
    return failure({ code: 'provider_unavailable' });
  }

  /** The account's open checkout, made now if there is none; null when the account has a subscription in force. */
  private reserve(request: CheckoutRequest, fingerprint: string): Promise<CheckoutRow | null> {
    const { accountId, idempotencyKey: key } = request;
    return this.db.transaction().execute(async (trx) => {
      const subscription = await currentSubscription(trx, accountId);
      if (subscription !== undefined && isActive(subscription.status)) return null;
      const now = this.clock.now();
      const checkout =
        (await findOpenCheckout(trx, accountId)) ??
        (await addOpenCheckout(trx, newCheckout(request, await hadTrial(trx, accountId), now)));
      if (key !== null && isOrder(checkout, request)) {
        await keepKey(trx, { accountId, key, checkoutId: checkout.id, fingerprint, now });
      }
      return checkout;
    });
  }

  private async open(checkout: CheckoutRow): Promise<Result<URL, OpenCheckoutFailure> | 'again'> {
    if (checkout.url !== null && checkout.provider_ref !== null) {
      if ((checkout.expires_at ?? 0) > this.clock.now()) return success(new URL(checkout.url));
      return this.close(checkout);
    }
    const returnUrl = new URL(checkout.return_url);
    const { locale } = splitPath(returnUrl.pathname);
    const opened = await this.provider.openCheckout(
      {
        cartId: checkout.id,
        accountId: checkout.account_id,
        productId: checkout.product_id,
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
    if (opened.error.code === 'provider_unavailable') return failure({ code: 'provider_unavailable' });
    await changeCheckout(this.db, checkout, { attempt: checkout.attempt + 1 });
    return 'again';
  }

  /** Makes sure that the open checkout can be paid no more; if it was paid meanwhile, that is the answer. */
  private async close(checkout: CheckoutRow): Promise<Result<URL, OpenCheckoutFailure> | 'again'> {
    if (checkout.provider_ref === null) {
      // The provider may know it although its answer was lost: ask again under the same key, then close it.
      const opened = await this.open(checkout);
      return opened === 'again' || opened.ok ? 'again' : opened;
    }
    const closed = await this.provider.closeCheckout(checkout.provider_ref);
    if (!closed.ok && closed.error.code === 'provider_unavailable') return failure(closed.error);
    if (closed.ok && closed.value.kind === 'paid') return failure({ code: 'already_subscribed' });
    const now = await findCheckout(this.db, checkout.id);
    const moved = moveCheckout(checkout.id, now?.state ?? 'none', 'close');
    if (now !== undefined && moved.ok) await changeCheckout(this.db, now, { state: moved.value });
    return 'again';
  }
}

function refusalOf(request: CheckoutRequest): OpenCheckoutFailure | null {
  const product = parseProductId(request.productId);
  if (product === null) return { code: 'unknown_product' };
  if (!isReturnUrl(request.returnUrl, request.ownOrigins)) return { code: 'invalid_return_url' };
  if (!isWebSourced(request.platform)) return { code: 'unknown_platform' };
  const origin = request.origin === null ? null : parseOrigin(request.origin);
  if (origin !== null && !origin.ok) return origin.error;
  return marketOf(request.country) === product.market ? null : { code: 'not_eligible' };
}

function newCheckout(request: CheckoutRequest, hadTrialBefore: boolean, now: number): CheckoutRow {
  return {
    id: randomUUID(),
    account_id: request.accountId,
    product_id: request.productId,
    platform: request.platform,
    country: request.country,
    origin: request.origin,
    trial_days: hadTrialBefore ? 0 : earnedTrial(request.origin),
    return_url: request.returnUrl,
    attempt: 1,
    state: 'open',
    provider_ref: null,
    url: null,
    expires_at: null,
    created_at: now,
    version: 1,
  };
}

function earnedTrial(text: string | null): number {
  const origin = text === null ? null : parseOrigin(text);
  return trialDays(origin?.ok ? origin.value : null);
}

function isOrder(checkout: CheckoutRow, request: CheckoutRequest): boolean {
  return (
    checkout.product_id === request.productId &&
    checkout.return_url === request.returnUrl &&
    checkout.origin === request.origin &&
    checkout.platform === request.platform
  );
}

function fingerprintOf({ productId, platform, returnUrl, origin }: CheckoutRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([productId, platform, returnUrl, origin]))
    .digest('base64url');
}

/** The plan page, which is told that the visitor left the payment. What else stood in the return URL's query stays. */
function cancelUrl(returnUrl: URL, locale: Locale): URL {
  const url = new URL(pathIn(locale, '/pro') + returnUrl.search, returnUrl.origin);
  url.searchParams.set('payment', 'cancelled');
  return url;
}
