import type { Result } from '../../domain/result.ts';

/** What the visitor is about to buy, in our words. `cartId` and `accountId` come back with the subscription. */
export interface CheckoutOrder {
  readonly cartId: string;
  readonly accountId: string;
  readonly productId: string;
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

/** What became of a hosted checkout. */
export type CheckoutOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly subscriptionRef: string }
  | { readonly kind: 'closed' };

/**
 * A subscription as the provider knows it now; times in milliseconds since the epoch.
 * `standing`: `trial` nothing charged yet, `paid`, `overdue` a charge failed and is tried again,
 * `unpaid` the very first charge has not come through, `ended` for good.
 */
export interface ProviderSubscription {
  readonly ref: string;
  readonly customerRef: string;
  readonly accountId: string;
  readonly cartId: string;
  readonly productId: string;
  readonly standing: 'trial' | 'paid' | 'overdue' | 'unpaid' | 'ended';
  /** False once the visitor cancelled: it then ends with the period. */
  readonly renews: boolean;
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
}

/** A verified event. It is a hint only: `about` names what to fetch again, null when nothing of ours changed. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly about:
    | { readonly kind: 'checkout'; readonly ref: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    | null;
}

/** The provider could not be reached, or answered nonsense; nothing is known to have happened. */
export interface ProviderAway {
  readonly code: 'provider_unavailable';
}

/** Who takes the money. Our server never sees a card: it opens hosted pages, reads objects and hears events. */
export abstract class CardProvider {
  /**
   * Opens a hosted checkout. The same `idempotencyKey` with the same order answers with the same checkout;
   * with another order it fails with `key_reused`.
   */
  abstract openCheckout(
    order: CheckoutOrder,
    idempotencyKey: string,
  ): Promise<Result<HostedCheckout, ProviderAway | { readonly code: 'key_reused' }>>;

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
    customerRef: string,
    returnUrl: URL,
    locale: string,
  ): Promise<Result<URL, ProviderAway | { readonly code: 'not_found' }>>;

  /** Reads a subscription as it stands now. */
  abstract fetchSubscription(
    ref: string,
  ): Promise<Result<ProviderSubscription, ProviderAway | { readonly code: 'not_found' }>>;

  /**
   * Checks the signature over the raw body. Fails with `invalid_signature` when it is missing, wrong, made with
   * an unknown secret or older than 300 seconds, and when the signed body is not an event.
   */
  abstract verifyEvent(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Result<ProviderEvent, { readonly code: 'invalid_signature' }>;
}
