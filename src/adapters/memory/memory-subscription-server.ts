import * as z from 'zod/mini';
import type { OpenCheckoutFailure, Order } from '../../application/ports/checkout-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import { orderFailure, orderText } from '../../domain/subscription/order.ts';
import { parseProductId, planOf } from '../../domain/subscription/plan.ts';
import { readStatus, type SubscriptionStatus } from '../../domain/subscription/status.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import { grantedTrialDays } from '../../domain/subscription/trial.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';

const day = 86_400_000;
/** Months and years as a card provider counts them are the card provider's. */
const periodDays = { monthly: 30, yearly: 365 } as const;

const Checkout = z.object({
  account: z.string(),
  order: z.string(),
  productId: z.string(),
  returnUrl: z.string(),
  trialDays: z.number(),
  state: z.enum(['open', 'closed', 'paid']),
  /** When the news of the payment reaches this server; null while it is not paid. */
  arrivesAt: z.nullable(z.number()),
});

/** Everything the memory subscription server knows, as plain data, so that a fake site can keep it over a reload. */
export const MemorySubscriptionState = z.object({
  checkouts: z.record(z.string(), Checkout),
  keys: z.record(z.string(), z.string()),
  subscriptions: z.record(
    z.string(),
    z.object({
      productId: z.string(),
      startedAt: z.number(),
      expiresOrRenewsAt: z.number(),
      status: z.string(),
      inTrial: z.boolean(),
    }),
  ),
  hadTrial: z.array(z.string()),
});
export type MemorySubscriptionState = z.infer<typeof MemorySubscriptionState>;

/** What a new server knows: nothing. */
export function emptySubscriptionState(): MemorySubscriptionState {
  return { checkouts: {}, keys: {}, subscriptions: {}, hadTrial: [] };
}

/** A subscription service that keeps the wire contract's rules, without HTTP. */
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

  /** Opens a checkout, or finds the one that the same key or the same order opened, and gives its id. */
  open(accessToken: string, order: Order, idempotencyKey: string): Result<string, OpenCheckoutFailure> {
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (account === undefined) return failure({ code: 'invalid_token' });
    const asked = { ...order, returnUrl: order.returnUrl.href };
    const refused = orderFailure(asked, this.country, this.ownWebOrigins);
    if (refused !== null) {
      const { code } = refused;
      // A platform that does not sell on the web is no word of the contract's.
      return failure({ code: code === 'unknown_platform' ? 'communication' : code });
    }
    const key = `${account} ${idempotencyKey}`;
    const earlier = this.state.keys[key];
    if (earlier !== undefined && this.state.checkouts[earlier]?.state !== 'closed') return success(earlier);
    if (this.hasActive(account)) return failure({ code: 'already_subscribed' });

    const name = orderText(asked);
    const id = this.openCheckout(account, name) ?? this.addCheckout(account, name, order);
    this.state.keys[key] = id;
    return success(id);
  }

  /** Where a checkout leads back to; null when there is no such checkout or it is closed. */
  returnUrlOf(checkout: string): URL | null {
    const row = this.state.checkouts[checkout];
    return row === undefined || row.state === 'closed' ? null : new URL(row.returnUrl);
  }

  /** Takes the card provider's word that a checkout was paid; the news takes `delay` milliseconds to arrive. */
  paid(checkout: string, delay: number): void {
    const row = this.state.checkouts[checkout];
    if (row?.state !== 'open') return;
    row.state = 'paid';
    row.arrivesAt = this.clock.now() + delay;
  }

  /** The subscription of whoever the token belongs to. */
  current(accessToken: string): Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken> {
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (account === undefined) return failure({ code: 'invalid_token' });
    const subscription = this.subscriptionOf(account);
    return subscription === null ? failure({ code: 'no_subscription' }) : success(subscription);
  }

  /** Cancels at the end of what is paid for, or takes that back, for whoever the token belongs to. */
  setRenewal(
    accessToken: string,
    renews: boolean,
  ): Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken> {
    const current = this.current(accessToken);
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (!current.ok || account === undefined) return current;
    const [from, to] = renews
      ? (['Not Auto-Renewable', 'Auto-Renewable'] as const)
      : (['Auto-Renewable', 'Not Auto-Renewable'] as const);
    if (current.value.status === from) this.setStatus(account, to);
    return this.current(accessToken);
  }

  /** Whether whoever the token belongs to has had a trial; a bad token is nobody's. */
  isTrialSpent(accessToken: string): boolean {
    const account = this.auth.tokens.verify(accessToken)?.account;
    if (account === undefined) return false;
    this.receiveNews();
    return this.state.hadTrial.includes(account);
  }

  /** Gives an account a subscription, as a seed does. */
  addSubscription(account: string, productId: string, days: number): void {
    const startedAt = this.clock.now();
    const status: SubscriptionStatus = 'Auto-Renewable';
    const period = periodDays[parseProductId(productId)?.period ?? 'monthly'];
    const expiresOrRenewsAt = startedAt + (days || period) * day;
    this.state.subscriptions[account] = {
      productId,
      startedAt,
      expiresOrRenewsAt,
      status,
      inTrial: days > 0,
    };
    if (days > 0) this.state.hadTrial.push(account);
  }

  /** What an account may use now. */
  entitlementsOf(account: string): readonly Entitlement[] {
    const subscription = this.subscriptionOf(account);
    if (subscription === null || !isSubscribed(subscription)) return [];
    return planOf(subscription.productId)?.features ?? [];
  }

  /** Moves an account's subscription to a status. */
  setStatus(account: string, status: SubscriptionStatus): void {
    const row = this.state.subscriptions[account];
    if (row !== undefined) row.status = status;
  }

  private subscriptionOf(account: string): Subscription | null {
    this.receiveNews();
    const row = this.state.subscriptions[account];
    if (row === undefined) return null;
    return {
      productId: row.productId,
      startedAt: row.startedAt,
      expiresOrRenewsAt: row.expiresOrRenewsAt,
      status: readStatus(row.status),
      billingPeriod: parseProductId(row.productId)?.period ?? null,
      platform: 'stripe',
      activeOffers: row.inTrial ? ['Trial'] : [],
    };
  }

  private receiveNews(): void {
    for (const row of Object.values(this.state.checkouts)) {
      if (row.arrivesAt === null || row.arrivesAt > this.clock.now()) continue;
      row.arrivesAt = null;
      this.addSubscription(row.account, row.productId, row.trialDays);
    }
  }

  private hasActive(account: string): boolean {
    const subscription = this.subscriptionOf(account);
    return subscription !== null && isSubscribed(subscription);
  }

  private openCheckout(account: string, order: string): string | null {
    for (const [id, row] of Object.entries(this.state.checkouts)) {
      if (row.account !== account || row.state !== 'open') continue;
      if (row.order === order) return id;
      row.state = 'closed';
    }
    return null;
  }

  private addCheckout(account: string, name: string, order: Order): string {
    const id = this.random.uuid();
    this.state.checkouts[id] = {
      account,
      order: name,
      productId: order.productId,
      returnUrl: order.returnUrl.href,
      trialDays: grantedTrialDays(order.origin, this.state.hadTrial.includes(account)),
      state: 'open',
      arrivesAt: null,
    };
    return id;
  }
}
