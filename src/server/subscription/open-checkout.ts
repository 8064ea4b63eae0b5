import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isSameOrder, judgeOrder, type KeptOrder, keptOrder } from '../../domain/subscription/checkout.ts';
import {
  type OrderFailure,
  orderFailure,
  orderText,
  type WebOrder,
} from '../../domain/subscription/order.ts';
import { keptReturnUrl } from '../../domain/subscription/return-route.ts';
import { grantedTrialDays } from '../../domain/subscription/trial.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import { addOpenCheckout, type CheckoutRow, findByKey, findOpenCheckout, keepKey } from './checkout-store.ts';
import type { HostedPage } from './hosted-page.ts';
import { isStaying } from './owner.ts';
import { currentSubscription } from './subscription-store.ts';
import type { TrialRecord } from './trial-record.ts';

/** A visitor's order, as received. */
export interface CheckoutRequest extends WebOrder {
  readonly accountId: string;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The web origins allowed in a return URL. */
  readonly ownWebOrigins: readonly string[];
  /** The caller's idempotency key; null for none. */
  readonly idempotencyKey: string | null;
}

export type OpenCheckoutFailure =
  | OrderFailure
  | TooManyRequests
  | { readonly code: 'already_subscribed' | 'key_reused' | 'account_gone' | 'provider_unavailable' };

type Reserved =
  | { readonly kind: 'answered'; readonly url: URL }
  | { readonly kind: 'ordered' | 'in the way'; readonly checkout: CheckoutRow };

const mostRounds = 5;

/**
 * Opens a hosted checkout for an account. However often it is called (double click, reload, two tabs, a lost response), an
 * account has at most one open checkout. An order that differs from the open one closes that one first. Orders are
 * rate-limited by account, because each may cost calls to the provider; a repeated order with the same key gets its existing
 * page and does not count.
 */
export class OpenCheckout {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly page: HostedPage,
    private readonly trials: TrialRecord,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /** Returns the URL of the provider's page. After any failure, nothing can be paid that could not be paid before. */
  async execute(asked: CheckoutRequest): Promise<Result<URL, OpenCheckoutFailure>> {
    const refused = orderFailure(asked, asked.country, asked.ownWebOrigins);
    if (refused !== null) return failure(refused);
    const request = { ...asked, returnUrl: keptReturnUrl(asked.returnUrl) };
    const now = this.clock.now();
    const again = await this.limits.read((db) => this.answeredBefore(db, request, now));
    if (again !== null) return success(again);
    const limited = { action: 'open-checkout', by: { account: asked.accountId }, now } as const;
    return this.limits.within(limited, () => this.open(request));
  }

  private async open(request: CheckoutRequest): Promise<Result<URL, OpenCheckoutFailure>> {
    for (let round = 0; round < mostRounds; round += 1) {
      const reserved = await this.reserve(request);
      if (!reserved.ok) return reserved;
      if (reserved.value.kind === 'answered') return success(reserved.value.url);
      if (reserved.value.kind === 'ordered') {
        const opened = await this.page.open(reserved.value.checkout);
        if (opened !== 'again') return opened;
      } else {
        const closed = await this.page.close(reserved.value.checkout);
        if (closed !== 'again') return closed.ok ? failure({ code: 'already_subscribed' }) : closed;
      }
    }
    return failure({ code: 'provider_unavailable' });
  }

  /** The page of the same order with the same key, if it can still be paid or was paid. Takes no locks. */
  private async answeredBefore(
    db: Kysely<Database>,
    request: CheckoutRequest,
    now: number,
  ): Promise<URL | null> {
    const { accountId, idempotencyKey: key } = request;
    const earlier = key === null ? undefined : await findByKey(db, accountId, key);
    if (earlier === undefined || earlier.fingerprint !== fingerprintOf(request)) return null;
    const { checkout } = earlier;
    if (checkout.url === null) return null;
    const subscription = (await currentSubscription(db, accountId)) ?? null;
    const isPaid = checkout.state === 'paid';
    const judged = judgeOrder({ subscription, earlier: { isSameOrder: true, isPaid } });
    if (judged === 'repeat') return new URL(checkout.url);
    if (judged !== 'open' || checkout.state !== 'open' || (checkout.expires_at ?? 0) <= now) return null;
    const trial = grantedTrialDays(request.origin, await this.trials.isSpent(db, accountId));
    return isSameOrder(orderOf(checkout), keptOrder(request, trial)) ? new URL(checkout.url) : null;
  }

  /** The account's open checkout, created if there is none; or the paid one, for a repeated call. */
  private reserve(
    request: CheckoutRequest,
  ): Promise<Result<Reserved, { readonly code: 'already_subscribed' | 'account_gone' | 'key_reused' }>> {
    const { accountId, idempotencyKey: key } = request;
    const fingerprint = fingerprintOf(request);
    return this.db.transaction().execute(async (trx) => {
      // An account being deleted must not open a checkout after its checkouts were closed. Locked exclusively: each statement
      // sees what was committed before it, and a payment in between would leave room for a second page.
      if (!(await isStaying(trx, accountId, 'alone'))) return failure({ code: 'account_gone' });
      const subscription = await currentSubscription(trx, accountId);
      const earlier = key === null ? undefined : await findByKey(trx, accountId, key);
      const url = earlier?.checkout.state === 'paid' ? earlier.checkout.url : null;
      const judged = judgeOrder({
        subscription: subscription ?? null,
        earlier:
          earlier === undefined
            ? null
            : { isSameOrder: earlier.fingerprint === fingerprint, isPaid: url !== null },
      });
      if (judged === 'repeat' && url !== null) return success({ kind: 'answered', url: new URL(url) });
      if (judged === 'key_reused' || judged === 'already_subscribed') return failure({ code: judged });
      const now = this.clock.now();
      const trial = grantedTrialDays(request.origin, await this.trials.isSpent(trx, accountId));
      const order = keptOrder(request, trial);
      const checkout =
        (await findOpenCheckout(trx, accountId)) ??
        (await addOpenCheckout(trx, newCheckout(request, order, now)));
      const isOrdered = isSameOrder(orderOf(checkout), order);
      if (key !== null && isOrdered) {
        await keepKey(trx, { accountId, key, checkoutId: checkout.id, fingerprint, now });
      }
      return success({ kind: isOrdered ? 'ordered' : 'in the way', checkout });
    });
  }
}

function newCheckout(request: CheckoutRequest, order: KeptOrder, now: number): CheckoutRow {
  return {
    id: randomUUID(),
    account_id: request.accountId,
    product_id: request.productId,
    platform: request.platform,
    country: request.country,
    origin: order.origin,
    trial_days: order.trialDays,
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

function orderOf(checkout: CheckoutRow): KeptOrder {
  return {
    productId: checkout.product_id,
    platform: checkout.platform,
    returnUrl: checkout.return_url,
    origin: checkout.origin,
    trialDays: checkout.trial_days,
  };
}

function fingerprintOf(request: CheckoutRequest): string {
  return createHash('sha256').update(orderText(request)).digest('base64url');
}
