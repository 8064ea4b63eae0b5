import type { Result } from '../../domain/result.ts';
import type { DisputeState } from '../../domain/subscription/payment-state.ts';
import type { Price } from '../../domain/subscription/plan.ts';
import type { ProviderStanding } from '../../domain/subscription/provider-standing.ts';

/** What the visitor is about to buy, in our words. `cartId` and `accountId` come back with the subscription. */
export interface CheckoutOrder {
  readonly cartId: string;
  readonly accountId: string;
  /** The provider's name for the account from an earlier purchase; null for the first one. */
  readonly customerRef: string | null;
  readonly productId: string;
  /** Where the visit began, as in the wire contract; null when nobody said. */
  readonly origin: string | null;
  /** 0 when the first charge is due at once. */
  readonly trialDays: number;
  /** Where the visitor goes after paying. */
  readonly returnUrl: URL;
  /** Where the visitor goes to leave without paying. */
  readonly cancelUrl: URL;
  /** The language of the hosted page, as in the site's path prefix. */
  readonly locale: string;
}

/** A hosted payment page that waits for a card. `expiresAt` in milliseconds since the epoch. */
export interface HostedCheckout {
  readonly ref: string;
  readonly url: URL;
  readonly expiresAt: number;
}

/** Whose subscription is to be managed on the provider's page. */
export interface PortalOrder {
  readonly customerRef: string;
  /** What is subscribed: which other prices are offered depends on it. */
  readonly productId: string;
  /** Where the visitor goes back to. */
  readonly returnUrl: URL;
  /** The language of the page, as in the site's path prefix. */
  readonly locale: string;
}

/** What became of a hosted checkout. */
export type CheckoutOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly subscriptionRef: string }
  | { readonly kind: 'closed' };

/** A bill that was paid; what cost nothing is none. `number` is the one printed on it. */
export interface ProviderPayment {
  readonly ref: string;
  readonly number: string;
  /** A decimal text in the currency's main unit, such as `9.99`. */
  readonly amount: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly paidAt: number;
  /** The end of the period it pays for. */
  readonly periodEnd: number;
  /** Null when nothing of it was paid back. */
  readonly refunded: ProviderRefund | null;
  /** How the bank's claim on it stands; null without one, also while the bank only asks. */
  readonly dispute: DisputeState | null;
}

/** What was paid back of a bill, all refunds together. */
export interface ProviderRefund {
  /** A decimal text in the currency's main unit. */
  readonly amount: string;
  /** When the newest was made, in milliseconds since the epoch. */
  readonly at: number;
  /** True when it was paid back because the card may have been used without its owner. */
  readonly forFraud: boolean;
}

/** A subscription as the provider knows it now; times in milliseconds since the epoch. */
export interface ProviderSubscription extends ProviderStanding {
  readonly ref: string;
  readonly customerRef: string;
  /** Null for a subscription that staff made at the provider without naming the account. */
  readonly accountId: string | null;
  /** Null for a subscription that no checkout of ours made. */
  readonly cartId: string | null;
  readonly productId: string;
  /** The product that the next renewal is charged for; the same one unless the customer switched. */
  readonly nextProductId: string;
  /** What that renewal costs, tax included: not what is on sale for who bought before a change. Null when nobody says. */
  readonly nextPrice: Price | null;
  /** The newest paid bills, at most ten, in any order. */
  readonly payments: readonly ProviderPayment[];
  /** The same text for the same card at every customer; null when the provider does not say. */
  readonly cardFingerprint: string | null;
  readonly startedAt: number;
}

/** A verified event. It is a hint only: `about` names what to fetch again, null when nothing of ours changed. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly about:
    | { readonly kind: 'checkout'; readonly ref: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    /** A payment that was paid back, or that a bank claims. */
    | { readonly kind: 'payment'; readonly ref: string }
    /** A bank's word that the owner of a card may not know of a payment. */
    | { readonly kind: 'fraud-warning'; readonly ref: string }
    | null;
}

/** One page of the provider's own list of events. `next` asks for the following page, null when this is the last. */
export interface EventPage {
  readonly events: readonly ProviderEvent[];
  readonly next: string | null;
}

/** The provider could not be reached, or answered nonsense; nothing is known to have happened. */
export interface ProviderAway {
  readonly code: 'provider_unavailable';
}

/** Who takes the money. Our server never sees a card: it opens hosted pages, reads objects and hears events. */
export abstract class CardProvider {
  /**
   * Opens a hosted checkout. The same `idempotencyKey` with the same order answers with the same checkout;
   * with another order it fails with `key_reused`. `refused`: the provider said no for good, and would say the same
   * again under this key; nothing was opened.
   */
  abstract openCheckout(
    order: CheckoutOrder,
    idempotencyKey: string,
  ): Promise<Result<HostedCheckout, ProviderAway | { readonly code: 'key_reused' | 'refused' }>>;

  /** Reads a checkout again. Fails with `not_found` for a reference the provider does not know. */
  abstract fetchCheckout(
    ref: string,
  ): Promise<Result<CheckoutOutcome, ProviderAway | { readonly code: 'not_found' }>>;

  /** Closes an open checkout so that nobody can pay it any more, and says how it stands then: `closed` or `paid`. */
  abstract closeCheckout(
    ref: string,
  ): Promise<Result<CheckoutOutcome, ProviderAway | { readonly code: 'not_found' }>>;

  /** Opens the page where a customer cancels, resumes or changes the card. */
  abstract openPortal(
    order: PortalOrder,
  ): Promise<Result<URL, ProviderAway | { readonly code: 'not_found' }>>;

  /** Reads a subscription as it stands now. */
  abstract fetchSubscription(
    ref: string,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /**
   * Ends a subscription now: nothing is charged any more and nothing is paid back. One that ended already stays as
   * it is. Answers with the subscription as it stands then.
   */
  abstract cancelSubscription(
    ref: string,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /**
   * Says whether a subscription renews at the end of what is paid for: `false` lets it end then, `true` takes that back. One
   * that stands so already, or that has ended, stays as it is. Answers with the subscription as it stands then.
   */
  abstract setRenewal(
    ref: string,
    renews: boolean,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /** Which subscription a payment belongs to; null when it is none of ours. */
  abstract subscriptionOfPayment(ref: string): Promise<Result<string | null, ProviderAway>>;

  /**
   * Pays back all of the payment that a fraud warning is about, once, unless that was done or the bank claims it already.
   * Answers the subscription that it belongs to; null when it is none of ours, and then nothing was paid back.
   */
  abstract heedFraudWarning(ref: string): Promise<Result<string | null, ProviderAway>>;

  /** What happened since a moment (milliseconds since the epoch), in any order, as far back as the provider remembers. */
  abstract listEvents(since: number, page: string | null): Promise<Result<EventPage, ProviderAway>>;

  /**
   * Checks the signature over the raw body. Fails with `invalid_signature` when it is missing, wrong, made with
   * an unknown secret or older than 300 seconds, and when the signed body is not an event.
   */
  abstract verifyEvent(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Result<ProviderEvent, { readonly code: 'invalid_signature' }>;
}
