import { paymentStateOf } from '../../../domain/subscription/payment-state.ts';
import { type Price, parseProductId } from '../../../domain/subscription/plan.ts';
import type { ProviderPayment, ProviderSubscription } from '../card-provider.ts';
import { fromStripe } from './amounts.ts';
import { type PaymentTrail, untouched } from './payment-trail.ts';
import type { StripeInvoice, StripeSoldPrice, StripeSubscription } from './shapes.ts';

/** Metadata keys of our ids at Stripe, on a checkout and on its subscription. */
export const ourNames = {
  account: 'account_id',
  cart: 'cart_id',
  product: 'product_id',
  origin: 'origin',
} as const;

/**
 * Maps Stripe's statuses to ours. `unpaid` means that every attempt to charge a renewal failed but the subscription lives: a
 * good card can make Stripe charge again. So it is overdue until our own grace period ends it, first at Stripe.
 * We never cause `paused`; pausing a subscription at Stripe does not take access away.
 */
const standings = {
  incomplete: 'unpaid',
  incomplete_expired: 'ended',
  trialing: 'trial',
  active: 'paid',
  past_due: 'overdue',
  canceled: 'ended',
  unpaid: 'overdue',
  paused: 'paid',
} as const satisfies Record<StripeSubscription['status'], ProviderSubscription['standing']>;

/**
 * A subscription in our terms; null when its price is not ours, as when the same Stripe account sells something else.
 * `paid` are its newest paid bills, `trails` their refunds and disputes.
 */
export function subscriptionView(
  subscription: StripeSubscription,
  paid: readonly StripeInvoice[],
  trails: ReadonlyMap<string, PaymentTrail> = new Map(),
): ProviderSubscription | null {
  const { items, metadata, cancel_at: cancelAt } = subscription;
  const [item] = items.data;
  const productId = item === undefined ? null : productOf(item.price);
  if (item === undefined || productId === null) return null;
  const chargedNext = item.current_period_end;
  const planned = plannedPrice(subscription, chargedNext);
  const standing = standings[subscription.status];
  const payments = paid
    .filter(({ amount_paid }) => amount_paid > 0)
    .map((bill) => ({ ...paymentOf(bill), ...(trails.get(bill.id) ?? untouched) }));
  // If it is cancelled for a day after this period, it is charged at least once more.
  const endsFirst = cancelAt !== null && cancelAt <= chargedNext;
  return {
    ref: subscription.id,
    customerRef: subscription.customer,
    accountId: metadata[ourNames.account] ?? null,
    cartId: metadata[ourNames.cart] ?? null,
    productId,
    nextProductId: (planned && productOf(planned)) ?? productId,
    nextPrice: costOf(planned ?? item.price),
    standing,
    failure: standing === 'overdue' ? failureOf(subscription) : null,
    payment: paymentStateOf(payments),
    payments,
    cardFingerprint: subscription.default_payment_method?.card?.fingerprint ?? null,
    renews: !subscription.cancel_at_period_end && !endsFirst,
    startedAt: subscription.start_date,
    periodStart: item.current_period_start,
    periodEnd: endsFirst ? cancelAt : chargedNext,
    endedAt: subscription.ended_at,
  };
}

/** The product of a price. A replaced price has lost its lookup key, but what was bought with it is still that product. */
function productOf(price: { lookup_key: string | null; metadata: Record<string, string> }): string | null {
  const named = price.lookup_key ?? price.metadata[ourNames.product] ?? '';
  return parseProductId(named) === null ? null : named;
}

function plannedPrice({ schedule }: StripeSubscription, periodEnd: number): StripeSoldPrice | null {
  const next = schedule?.phases.find(({ start_date }) => start_date >= periodEnd);
  return next?.items[0]?.price ?? null;
}

function costOf({ unit_amount, currency }: StripeSoldPrice): Price | null {
  return unit_amount === null ? null : fromStripe(unit_amount, currency);
}

function failureOf({ latest_invoice: bill }: StripeSubscription): ProviderSubscription['failure'] {
  // A bill that Stripe has given up on still starts our grace period.
  if (bill?.status !== 'open' && bill?.status !== 'uncollectible') return null;
  // Stripe first tries to charge a bill when it finalises it.
  return { billRef: bill.id, since: bill.status_transitions.finalized_at ?? bill.created };
}

function paymentOf(bill: StripeInvoice): Omit<ProviderPayment, keyof PaymentTrail> {
  const paidAt = bill.status_transitions.paid_at ?? bill.created;
  return {
    ref: bill.id,
    number: bill.number ?? bill.id,
    ...fromStripe(bill.amount_paid, bill.currency),
    paidAt,
    periodEnd: Math.max(paidAt, ...bill.lines.data.map(({ period }) => period.end)),
  };
}
