import { parseProductId, planOf } from '../../../../../src/domain/subscription/plan.ts';
import { toStripe } from '../../../../../src/server/payment/stripe/amounts.ts';
import { sampleObjects } from './description.ts';

const samples = sampleObjects();
const sampleOf = (name: string): Readonly<Record<string, unknown>> => samples[name] ?? {};
const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));

export interface Session {
  readonly id: string;
  readonly productId: string;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly trialDays: number;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface Bill {
  readonly id: string;
  readonly productId: string;
  readonly subscription: string;
  readonly amount: number;
  readonly finalizedAt: number;
  readonly periodEnd: number;
  status: 'open' | 'paid' | 'uncollectible';
  paidAt: number | null;
  /** What was paid back, in hundredths, and why. */
  refunded?: { readonly amount: number; readonly at: number; readonly reason: string | null };
  /** In Stripe's words. */
  dispute?: string;
  /** The bank warned that its customer may not know of it. */
  warned?: boolean;
}

export interface LivingSubscription {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly startedAt: number;
  readonly fingerprint: string;
  productId: string;
  status: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** The product that a planned switch of the period leads to; null for none. */
  scheduledProductId: string | null;
  latestBill: Bill | null;
  /** Fields of a price that is not the one on sale. */
  price?: Readonly<Record<string, unknown>>;
}

/** A price as Stripe shows it, for one of our products. */
export function priceObject(productId: string, more: Readonly<Record<string, unknown>> = {}) {
  const plan = planOf(productId);
  if (plan === null) throw new Error(`${productId} is no product`);
  return {
    ...sampleOf('price'),
    id: `price_${productId.replaceAll('-', '_')}`,
    product: `mallard-subscription-${parseProductId(productId)?.market}`,
    lookup_key: productId,
    metadata: { product_id: productId },
    ...toStripe(plan.price),
    recurring: { interval: plan.billingPeriod === 'monthly' ? 'month' : 'year', interval_count: 1 },
    tax_behavior: 'inclusive',
    ...more,
  };
}

export function sessionObject(session: Session) {
  return {
    ...sampleOf('checkout.session'),
    id: session.id,
    url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
    status: session.status,
    mode: 'subscription',
    metadata: session.metadata,
    client_reference_id: session.metadata['account_id'] ?? null,
    expires_at: seconds(session.expiresAt),
    subscription: session.subscription,
    customer: session.customer,
  };
}

export function invoiceObject(bill: Bill) {
  return {
    ...sampleOf('invoice'),
    id: bill.id,
    number: bill.id.toUpperCase().replace('IN_', 'MAL-'),
    status: bill.status,
    currency: toStripe(planOf(bill.productId)?.price ?? { amount: '0', currency: 'USD' }).currency,
    created: seconds(bill.finalizedAt),
    amount_due: bill.amount,
    amount_paid: bill.status === 'paid' ? bill.amount : 0,
    status_transitions: { finalized_at: seconds(bill.finalizedAt), paid_at: seconds(bill.paidAt) },
    payments: {
      object: 'list',
      data: [{ payment: { type: 'payment_intent', payment_intent: intentOf(bill) } }],
    },
    lines: { object: 'list', data: [{ period: { start: 0, end: seconds(bill.periodEnd) } }] },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription: bill.subscription },
    },
  };
}

const intentOf = ({ id }: Bill) => `pi_${id}`;
export const chargeIdOf = ({ id }: Bill) => `ch_${id}`;

/** The payment of a paid bill. */
export function chargeObject(bill: Bill, expand: readonly string[] = []) {
  const { refunded, dispute } = bill;
  const refunds = refunded === undefined ? [] : [{ created: seconds(refunded.at), reason: refunded.reason }];
  return {
    ...sampleOf('charge'),
    id: chargeIdOf(bill),
    object: 'charge',
    amount: bill.amount,
    amount_refunded: refunded?.amount ?? 0,
    currency: invoiceObject(bill).currency,
    disputed: dispute !== undefined,
    payment_intent: intentOf(bill),
    refunds: expand.includes('data.refunds') ? { object: 'list', data: refunds } : null,
  };
}

/** A bank's claim on the payment of a bill. */
export function disputeObject(bill: Bill) {
  return { ...sampleOf('dispute'), id: `dp_${bill.id}`, charge: chargeIdOf(bill), status: bill.dispute };
}

/** A bank's warning about the payment of a bill. */
export function warningObject(bill: Bill) {
  const actionable = bill.refunded === undefined && bill.dispute === undefined;
  return {
    ...sampleOf('radar.early_fraud_warning'),
    id: `issfr_${bill.id}`,
    charge: chargeIdOf(bill),
    actionable,
  };
}

/** With the parts that `expand` names put in whole, the others as ids. */
export function subscriptionObject(subscription: LivingSubscription, expand: readonly string[] = []) {
  const card = { ...sampleOf('payment_method'), card: { fingerprint: subscription.fingerprint } };
  const bill = subscription.latestBill;
  return {
    ...sampleOf('subscription'),
    id: subscription.id,
    customer: subscription.customer,
    status: subscription.status,
    metadata: subscription.metadata,
    start_date: seconds(subscription.startedAt),
    ended_at: seconds(subscription.endedAt),
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    schedule: scheduleOf(subscription, expand),
    default_payment_method: expand.includes('default_payment_method') ? card : 'pm_1',
    latest_invoice: bill === null ? null : expand.includes('latest_invoice') ? invoiceObject(bill) : bill.id,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          id: `si_${subscription.id}`,
          price: priceObject(subscription.productId, subscription.price),
          current_period_start: seconds(subscription.periodStart),
          current_period_end: seconds(subscription.periodEnd),
        },
      ],
      has_more: false,
    },
  };
}

function scheduleOf({ id, scheduledProductId, periodEnd }: LivingSubscription, expand: readonly string[]) {
  if (scheduledProductId === null) return null;
  const name = `sub_sched_of_${id}`;
  if (!expand.includes('schedule.phases.items.price')) return name;
  const items = [{ price: priceObject(scheduledProductId) }];
  return { id: name, phases: [{ start_date: seconds(periodEnd), items }] };
}

export function eventObject(id: string, type: string, object: object, createdAt: number) {
  return { ...sampleOf('event'), id, type, created: seconds(createdAt), data: { object } };
}
