import * as z from 'zod/mini';
import type { OpenCheckoutFailure, Order } from '../../application/ports/checkout-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isSameOrder, judgeOrder, type KeptOrder, keptOrder } from '../../domain/subscription/checkout.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import { orderFailure, orderText } from '../../domain/subscription/order.ts';
import { parseProductId } from '../../domain/subscription/plan.ts';
import { meaningOf } from '../../domain/subscription/provider-standing.ts';
import { entitlementsOf, type Subscription } from '../../domain/subscription/subscription.ts';
import { subscriptionMoves } from '../../domain/subscription/transitions.ts';
import { grantedTrialDays } from '../../domain/subscription/trial.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';

const day = 86_400_000;
/** Approximate: exact calendar months and years are the card provider's business. */
const periodDays = { monthly: 30, yearly: 365 } as const;

const Checkout = z.object({
  account: z.string(),
  productId: z.string(),
  platform: z.string(),
  returnUrl: z.string(),
  origin: z.nullable(z.string()),
  trialDays: z.number(),
  state: z.enum(['open', 'closed', 'paid']),
  /** When this server learns of the payment; null while unpaid. */
  arrivesAt: z.nullable(z.number()),
});

/** The whole state of the in-memory subscription server as plain data, so that a fake site can keep it across reloads. */
export const MemorySubscriptionState = z.object({
  checkouts: z.record(z.string(), Checkout),
  keys: z.record(z.string(), z.object({ order: z.string(), checkout: z.string() })),
  /** By account, as the card provider sees it. */
  subscriptions: z.record(
    z.string(),
    z.object({
      productId: z.string(),
      standing: z.enum(['trial', 'paid', 'overdue', 'unpaid', 'ended']),
      /** What became of the newest payment; absent if nothing did. */
      payment: z.optional(z.enum(['kept', 'refunded', 'disputed', 'lost'])),
      renews: z.boolean(),
      failure: z.nullable(z.object({ billRef: z.string(), since: z.number() })),
      periodStart: z.number(),
      periodEnd: z.number(),
      endedAt: z.nullable(z.number()),
      platform: z.string(),
      /** The product from the next charge on, if the period is being switched. */
      nextProductId: z.optional(z.string()),
    }),
  ),
  hadTrial: z.array(z.string()),
});
export type MemorySubscriptionState = z.infer<typeof MemorySubscriptionState>;
type HeldSubscription = MemorySubscriptionState['subscriptions'][string];

/** The initial, empty state. */
export function emptySubscriptionState(): MemorySubscriptionState {
  return { checkouts: {}, keys: {}, subscriptions: {}, hadTrial: [] };
}

/** The state and calls of the subscription service, decided by the domain. Without HTTP. */
export class MemorySubscriptionServer {
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country = 'US';

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly auth: MemoryAuthServer,
    private readonly ownWebOrigins: readonly string[],
    readonly state: MemorySubscriptionState = emptySubscriptionState(),
  ) {}

  /** Opens a checkout, or finds the one opened with the same key or order, and returns its id. */
  open(accessToken: string, order: Order, idempotencyKey: string): Result<string, OpenCheckoutFailure> {
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (account === undefined) return failure({ code: 'invalid_token' });
    const asked = { ...order, returnUrl: order.returnUrl.href };
    const refused = orderFailure(asked, this.country, this.ownWebOrigins);
    if (refused !== null) {
      const { code } = refused;
      // The contract has no code for a platform that does not sell on the web.
      return failure({ code: code === 'unknown_platform' ? 'communication' : code });
    }
    const key = `${account} ${idempotencyKey}`;
    const name = orderText(asked);
    const earlier = this.state.keys[key];
    const isPaid = this.state.checkouts[earlier?.checkout ?? '']?.state === 'paid';
    const judged = judgeOrder({
      subscription: this.subscriptionOf(account),
      earlier: earlier === undefined ? null : { isSameOrder: earlier.order === name, isPaid },
    });
    if (judged === 'repeat' && earlier !== undefined) return success(earlier.checkout);
    if (judged === 'key_reused') return failure({ code: 'communication' });
    if (judged === 'already_subscribed') return failure({ code: judged });
    const kept = keptOrder(asked, grantedTrialDays(order.origin, this.state.hadTrial.includes(account)));
    const checkout = this.checkoutFor(account, kept);
    this.state.keys[key] = { order: name, checkout };
    return success(checkout);
  }

  /** Where a checkout returns to; null when there is no such checkout or it is closed. */
  returnUrlOf(checkout: string): URL | null {
    const row = this.state.checkouts[checkout];
    return row === undefined || row.state === 'closed' ? null : new URL(row.returnUrl);
  }

  /** Accepts the card provider's report that a checkout was paid; it takes effect after `delay` milliseconds. */
  paid(checkout: string, delay: number): void {
    const row = this.state.checkouts[checkout];
    if (row?.state !== 'open') return;
    row.state = 'paid';
    row.arrivesAt = this.clock.now() + delay;
  }

  /** The subscription of the token's account. */
  current(accessToken: string): Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken> {
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (account === undefined) return failure({ code: 'invalid_token' });
    const subscription = this.subscriptionOf(account);
    return subscription === null ? failure({ code: 'no_subscription' }) : success(subscription);
  }

  /** Cancels at the end of the paid period, or undoes that, for the token's account. */
  setRenewal(
    accessToken: string,
    renews: boolean,
  ): Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken> {
    this.receiveNews();
    const row = this.state.subscriptions[this.auth.tokens.verify(accessToken)?.account ?? ''];
    if (row !== undefined) row.renews = renews;
    return this.current(accessToken);
  }

  /** Whether the token's account has had a trial; false for an invalid token. */
  isTrialSpent(accessToken: string): boolean {
    this.receiveNews();
    return this.state.hadTrial.includes(this.auth.tokens.verify(accessToken)?.account ?? '');
  }

  /** Gives an account a subscription, for a seed; `trialDays` is 0 for one that is paid immediately. */
  addSubscription(account: string, productId: string, trialDays: number): void {
    const periodStart = this.clock.now();
    const period = parseProductId(productId)?.period ?? 'monthly';
    this.hold(account, {
      productId,
      standing: trialDays > 0 ? 'trial' : 'paid',
      renews: true,
      failure: null,
      periodStart,
      periodEnd: periodStart + (trialDays || periodDays[period]) * day,
      endedAt: null,
      platform: 'stripe',
    });
  }

  /** Sets an account's subscription to a given state, replacing any that it had. */
  hold(account: string, held: HeldSubscription): void {
    this.state.subscriptions[account] = held;
    if (held.standing === 'trial') this.state.hadTrial.push(account);
  }

  /** Ends an account's subscription now. */
  end(account: string): void {
    const row = this.state.subscriptions[account];
    if (row !== undefined) Object.assign(row, { standing: 'ended', endedAt: this.clock.now() });
  }

  /** The account's current entitlements. */
  entitlementsOf(account: string): readonly Entitlement[] {
    const subscription = this.subscriptionOf(account);
    return subscription === null ? [] : entitlementsOf(subscription);
  }

  private subscriptionOf(account: string): Subscription | null {
    this.receiveNews();
    const row = this.state.subscriptions[account];
    if (row === undefined) return null;
    const { action, inTrial, expiresOrRenewsAt } = meaningOf({ ...row, payment: row.payment ?? 'kept' });
    return {
      productId: row.productId,
      startedAt: row.periodStart,
      expiresOrRenewsAt,
      status: subscriptionMoves[action].to,
      billingPeriod: parseProductId(row.productId)?.period ?? null,
      platform: row.platform,
      activeOffers: inTrial ? ['Trial'] : [],
      ...(row.nextProductId === undefined ? {} : { nextProductId: row.nextProductId }),
      ...(action === 'suspend' ? { suspended: true } : {}),
    };
  }

  private receiveNews(): void {
    for (const row of Object.values(this.state.checkouts)) {
      if (row.arrivesAt === null || row.arrivesAt > this.clock.now()) continue;
      row.arrivesAt = null;
      this.addSubscription(row.account, row.productId, row.trialDays);
    }
  }

  /** The account's open checkout of this order, created if there is none; one of another order closes. */
  private checkoutFor(account: string, order: KeptOrder): string {
    for (const [id, row] of Object.entries(this.state.checkouts)) {
      if (row.account !== account || row.state !== 'open') continue;
      if (isSameOrder(row, order)) return id;
      row.state = 'closed';
    }
    const id = this.random.uuid();
    this.state.checkouts[id] = { account, ...order, state: 'open', arrivesAt: null };
    return id;
  }
}
