import { marketsOnSale } from '../../../../../src/domain/subscription/eligibility.ts';
import { parseProductId, planOf, plansOf } from '../../../../../src/domain/subscription/plan.ts';
import type { Clock } from '../../../../../src/server/clock.ts';
import { toStripe } from '../../../../../src/server/payment/stripe/amounts.ts';
import {
  type Bill,
  chargeObject,
  disputeObject,
  eventObject,
  invoiceObject,
  type LivingSubscription,
  type Session,
  sessionObject,
  subscriptionObject,
  warningObject,
} from './stripe-objects.ts';
import type { Portal } from './stripe-portals.ts';

const dayMs = 86_400_000;

/** What is at Stripe: checkouts, subscriptions with their bills, and the events that tell of them. */
export class StripeWorld {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, LivingSubscription>();
  readonly bills: Bill[] = [];
  readonly customers = new Set<string>();
  readonly products = new Set<string>();
  /** Products that are no longer sold, though their prices stay active. */
  readonly archived = new Set<string>();
  readonly portals = new Map<string, Portal>();
  /** Whether the dashboard knows where our terms are, which the API does not show. */
  hasTerms = true;
  /** What the account may do. */
  account: Readonly<Record<string, unknown>> = {
    charges_enabled: true,
    payouts_enabled: true,
    business_profile: { url: 'https://shop.example', support_email: 'help@shop.example' },
  };
  /** Where Stripe sends events to. */
  endpoints: readonly Readonly<Record<string, unknown>>[] = [];
  taxStatus = 'active';
  /** Whose card fails when it is charged, and whose payments the bank claims. */
  readonly cards = new Map<string, string>();
  /** Moves the clock of this world; without one, no test clock can be made. */
  moveTo: ((milliseconds: number) => void) | null = null;
  /** Oldest first. */
  readonly events: ReturnType<typeof eventObject>[] = [];
  /** Prices by lookup key that are not as our pages say, or (null) not there at all. */
  readonly strangePrices = new Map<string, Readonly<Record<string, unknown>> | null>();
  /** So many events at most are on one page of their list. */
  eventsAPage = 100;
  private count = 0;

  constructor(private readonly clock: Clock) {}

  /** Whether a product has prices. */
  isPriced(product: string): boolean {
    return marketsOnSale().some((market) =>
      plansOf(market).some(({ productId }) => {
        const strange = this.strangePrices.get(productId);
        return strange !== null && (strange?.['product'] ?? `mallard-subscription-${market}`) === product;
      }),
    );
  }

  id(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(4, '0')}`;
  }

  /**
   * Somebody types a good card into the payment page. Answers the subscription that it makes; with an `open` first
   * payment the bank still works on it.
   */
  pay(
    sessionId: string,
    fingerprint = `card of ${sessionId}`,
    firstPayment: 'paid' | 'open' = 'paid',
  ): LivingSubscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error(`${sessionId} cannot be paid`);
    const customer = session.customer ?? this.id('cus');
    this.customers.add(customer);
    const now = this.clock.now();
    const subscription: LivingSubscription = {
      id: this.id('sub'),
      customer,
      metadata: session.metadata,
      startedAt: now,
      fingerprint,
      productId: session.productId,
      status: firstPayment === 'open' ? 'incomplete' : session.trialDays > 0 ? 'trialing' : 'active',
      periodStart: now,
      periodEnd: session.trialDays > 0 ? now + session.trialDays * dayMs : this.after(session.productId, now),
      cancelAtPeriodEnd: false,
      endedAt: null,
      scheduledProductId: null,
      latestBill: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    session.status = 'complete';
    session.subscription = subscription.id;
    this.bill(subscription, firstPayment, session.trialDays > 0 ? 0 : undefined);
    this.tell('customer.subscription.created', subscriptionObject(subscription));
    this.tell('checkout.session.completed', sessionObject(session));
    return subscription;
  }

  /** Somebody subscribes a customer without a payment page. */
  subscribe(customer: string, productId: string, trialDays: number): LivingSubscription {
    const now = this.clock.now();
    const subscription: LivingSubscription = {
      id: this.id('sub'),
      customer,
      metadata: {},
      startedAt: now,
      fingerprint: `card of ${customer}`,
      productId,
      status: trialDays > 0 ? 'trialing' : 'active',
      periodStart: now,
      periodEnd: trialDays > 0 ? now + trialDays * dayMs : this.after(productId, now),
      cancelAtPeriodEnd: false,
      endedAt: null,
      scheduledProductId: null,
      latestBill: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.bill(subscription, 'paid', trialDays > 0 ? 0 : undefined);
    this.claimIfMeantTo(subscription);
    return subscription;
  }

  /** All that is due by now happens: what renews is charged, with the card that the customer has. */
  passTime(): void {
    for (const subscription of this.subscriptions.values()) {
      while (subscription.endedAt === null && subscription.periodEnd <= this.clock.now()) {
        if (subscription.status === 'past_due') break;
        if (subscription.cancelAtPeriodEnd) this.end(subscription);
        else {
          const fails = this.cards.get(subscription.customer) === 'pm_card_chargeCustomerFail';
          this.renew(subscription, fails ? 'open' : 'paid');
          this.claimIfMeantTo(subscription);
        }
      }
    }
  }

  private claimIfMeantTo({ customer, latestBill }: LivingSubscription): void {
    if (latestBill?.status !== 'paid') return;
    const card = this.cards.get(customer);
    if (card === 'pm_card_createDispute') this.dispute(latestBill, 'needs_response');
    if (card === 'pm_card_createIssuerFraudRecord') this.warn(latestBill);
  }

  /** The first payment, which was under way, did not come through in the day that Stripe waits for it. */
  failFirstPayment(subscription: LivingSubscription): void {
    subscription.status = 'incomplete_expired';
    subscription.endedAt = this.clock.now();
    this.tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  /** The period is over and the next one is charged. */
  renew(subscription: LivingSubscription, outcome: 'paid' | 'open' = 'paid'): void {
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = this.after(subscription.productId, subscription.periodStart);
    subscription.status = outcome === 'paid' ? 'active' : 'past_due';
    this.bill(subscription, outcome);
    this.tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  /** The open bill is paid after all. */
  payBill(subscription: LivingSubscription): void {
    const bill = subscription.latestBill;
    if (bill?.status !== 'open') throw new Error('There is no open bill');
    bill.status = 'paid';
    bill.paidAt = this.clock.now();
    subscription.status = 'active';
    this.tell('invoice.paid', invoiceObject(bill));
    this.tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  /** Every try to charge it failed: Stripe tries no more, but the subscription lives until somebody ends it. */
  giveUp(subscription: LivingSubscription): void {
    subscription.status = 'unpaid';
    this.tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  /** The customer cancels, or takes it back, on the portal's page. */
  cancelAtPeriodEnd(subscription: LivingSubscription, cancel = true): void {
    subscription.cancelAtPeriodEnd = cancel;
    this.tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  end(subscription: LivingSubscription): void {
    subscription.status = 'canceled';
    subscription.endedAt = this.clock.now();
    this.tell('customer.subscription.deleted', subscriptionObject(subscription));
  }

  /** Somebody pays back what was paid for a bill, in hundredths. */
  refund(bill: Bill, amount = bill.amount, reason: string | null = null): void {
    bill.refunded = { amount, at: this.clock.now(), reason };
    this.tell('charge.refunded', chargeObject(bill));
  }

  /** The price is another one from now on, and what it costs is charged. */
  switchNow(subscription: LivingSubscription, productId: string): void {
    subscription.productId = productId;
    subscription.periodStart = this.clock.now();
    subscription.periodEnd = this.after(productId, subscription.periodStart);
    this.bill(subscription, 'paid');
  }

  /** The bank claims a payment, or decides; in Stripe's words. */
  dispute(bill: Bill, status: string): void {
    const type =
      bill.dispute === undefined
        ? 'created'
        : /^(won|lost|warning_closed)$/.test(status)
          ? 'closed'
          : 'updated';
    bill.dispute = status;
    this.tell(`charge.dispute.${type}`, disputeObject(bill));
  }

  /** The bank warns that the owner of the card may not know of a payment. */
  warn(bill: Bill): void {
    bill.warned = true;
    this.tell('radar.early_fraud_warning.created', warningObject(bill));
  }

  expire(session: Session): void {
    session.status = 'expired';
    this.tell('checkout.session.expired', sessionObject(session));
  }

  private bill(subscription: LivingSubscription, status: 'paid' | 'open', amount?: number): void {
    const now = this.clock.now();
    const { price } = planOf(subscription.productId) ?? { price: { amount: '0', currency: 'USD' } };
    const bill: Bill = {
      id: this.id('in'),
      productId: subscription.productId,
      subscription: subscription.id,
      amount: amount ?? toStripe(price).unit_amount,
      finalizedAt: now,
      periodEnd: subscription.periodEnd,
      status,
      paidAt: status === 'paid' ? now : null,
    };
    this.bills.push(bill);
    subscription.latestBill = bill;
    this.tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(bill));
  }

  /** Something happened, and an event tells of it. */
  tell(type: string, object: object): void {
    this.events.push(eventObject(this.id('evt'), type, object, this.clock.now()));
  }

  private after(productId: string, start: number): number {
    return start + (parseProductId(productId)?.period === 'yearly' ? 365 : 30) * dayMs;
  }
}
