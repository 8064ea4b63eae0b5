import type { Result } from '../../domain/result.ts';
import type { DisputeState } from '../../domain/subscription/payment-state.ts';
import type { Price } from '../../domain/subscription/plan.ts';
import type { ProviderStanding } from '../../domain/subscription/provider-standing.ts';

/** What the visitor is about to buy, in our terms. `cartId` and `accountId` come back with the subscription. */
export interface CheckoutOrder {
  readonly cartId: string;
  readonly accountId: string;
  /** The provider's id for the account from an earlier purchase; null for the first one. */
  readonly customerRef: string | null;
  readonly productId: string;
  /** Where the visit came from, as in the wire contract; null when unknown. */
  readonly origin: string | null;
  /** 0 when the first payment is due at once. */
  readonly trialDays: number;
  /** Where the visitor goes after paying. */
  readonly returnUrl: URL;
  /** Where the visitor goes when leaving without paying. */
  readonly cancelUrl: URL;
  /** The language of the hosted page, in the form of the site's path prefix. */
  readonly locale: string;
}

/** A hosted payment page waiting for a card. `expiresAt` in milliseconds since the epoch. */
export interface HostedCheckout {
  readonly ref: string;
  readonly url: URL;
  readonly expiresAt: number;
}

/** Whose subscription to manage on the provider's page. */
export interface PortalOrder {
  readonly customerRef: string;
  /** The subscribed product, which determines the other prices offered. */
  readonly productId: string;
  /** Where the visitor returns to. */
  readonly returnUrl: URL;
  /** The language of the page, in the form of the site's path prefix. */
  readonly locale: string;
}

/** The outcome of a hosted checkout. */
export type CheckoutOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly subscriptionRef: string }
  | { readonly kind: 'closed' };

/** A paid bill; free ones are not included. `number` is the one printed on it. */
export interface ProviderPayment {
  readonly ref: string;
  readonly number: string;
  /** A decimal string in the currency's main unit, such as `9.99`. */
  readonly amount: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly paidAt: number;
  /** The end of the period it pays for. */
  readonly periodEnd: number;
  /** Null when none of it was refunded. */
  readonly refunded: ProviderRefund | null;
  /** State of the bank's dispute; null without one, or while the bank only inquires. */
  readonly dispute: DisputeState | null;
}

/** The total of all refunds of a bill. */
export interface ProviderRefund {
  /** A decimal string in the currency's main unit. */
  readonly amount: string;
  /** When the newest refund was made, in milliseconds since the epoch. */
  readonly at: number;
  /** True when it was refunded because the card may have been used without its owner. */
  readonly forFraud: boolean;
}

/** The current state of a subscription at the provider; times in milliseconds since the epoch. */
export interface ProviderSubscription extends ProviderStanding {
  readonly ref: string;
  readonly customerRef: string;
  /** Null for a subscription that staff created at the provider without giving the account. */
  readonly accountId: string | null;
  /** Null for a subscription that did not come from our checkout. */
  readonly cartId: string | null;
  readonly productId: string;
  /** The product charged at the next renewal; the same one unless the customer switched. */
  readonly nextProductId: string;
  /**
   * The price of that renewal, tax included; differs from the current price for those who bought before a change. Null
   * when unknown.
   */
  readonly nextPrice: Price | null;
  /** The newest paid bills, at most ten, in any order. */
  readonly payments: readonly ProviderPayment[];
  /** Identical for the same card at every customer; null when the provider does not say. */
  readonly cardFingerprint: string | null;
  readonly startedAt: number;
}

/** A verified event. It is only a hint: `about` names the object to fetch; null when nothing of ours changed. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly about:
    | { readonly kind: 'checkout'; readonly ref: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    /** A payment that was refunded or that a bank disputes. */
    | { readonly kind: 'payment'; readonly ref: string }
    /** A bank's early warning that a payment may be fraudulent. */
    | { readonly kind: 'fraud-warning'; readonly ref: string }
    | null;
}

/** One page of the provider's event list. `next` requests the following page, null on the last one. */
export interface EventPage {
  readonly events: readonly ProviderEvent[];
  readonly next: string | null;
}

/** The provider could not be reached or answered nonsense; whether anything happened is unknown. */
export interface ProviderAway {
  readonly code: 'provider_unavailable';
}

/** The payment provider. Our server never sees a card: it opens hosted pages, reads objects and receives events. */
export abstract class CardProvider {
  /**
   * Opens a hosted checkout. The same `idempotencyKey` with the same order returns the same checkout; with another order it
   * fails with `key_reused`. `refused`: the provider declined for good and would do so again under this key; nothing was
   * opened.
   */
  abstract openCheckout(
    order: CheckoutOrder,
    idempotencyKey: string,
  ): Promise<Result<HostedCheckout, ProviderAway | { readonly code: 'key_reused' | 'refused' }>>;

  /** Reads a checkout. Fails with `not_found` when the provider does not know the reference. */
  abstract fetchCheckout(
    ref: string,
  ): Promise<Result<CheckoutOutcome, ProviderAway | { readonly code: 'not_found' }>>;

  /** Closes an open checkout so that nobody can pay it any more, and returns its state afterwards: `closed` or `paid`. */
  abstract closeCheckout(
    ref: string,
  ): Promise<Result<CheckoutOutcome, ProviderAway | { readonly code: 'not_found' }>>;

  /** Opens the page where a customer cancels, resumes or changes the card. */
  abstract openPortal(
    order: PortalOrder,
  ): Promise<Result<URL, ProviderAway | { readonly code: 'not_found' }>>;

  /** Reads the current state of a subscription. */
  abstract fetchSubscription(
    ref: string,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /**
   * Ends a subscription now, without further charges or a refund. One that has ended already is left unchanged. Returns the
   * subscription's state afterwards.
   */
  abstract cancelSubscription(
    ref: string,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /**
   * Sets whether a subscription renews at the end of the paid period: `false` lets it end then, `true` undoes that. One that
   * is already so, or has ended, is left unchanged. Returns the subscription's state afterwards.
   */
  abstract setRenewal(
    ref: string,
    renews: boolean,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /** The subscription that a payment belongs to; null when it is not ours. */
  abstract subscriptionOfPayment(ref: string): Promise<Result<string | null, ProviderAway>>;

  /**
   * Fully refunds the payment a fraud warning is about, once, unless it was refunded or is disputed already. Returns the
   * subscription the payment belongs to; null when it is not ours, and then nothing was refunded.
   */
  abstract heedFraudWarning(ref: string): Promise<Result<string | null, ProviderAway>>;

  /** The events since a time (milliseconds since the epoch), in any order, as far back as the provider keeps them. */
  abstract listEvents(since: number, page: string | null): Promise<Result<EventPage, ProviderAway>>;

  /**
   * Verifies the signature of the raw body. Fails with `invalid_signature` when the signature is missing, wrong, made with an
   * unknown secret or older than 300 seconds, and when the signed body is not an event.
   */
  abstract verifyEvent(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Result<ProviderEvent, { readonly code: 'invalid_signature' }>;
}
