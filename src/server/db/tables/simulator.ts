import type { Generated } from 'kysely';
import type { DisputeState } from '../../../domain/subscription/payment-state.ts';

/** A test card, named after its behavior. */
export type TestCardName =
  | 'succeeds'
  | 'mastercard'
  | 'amex'
  | 'asks'
  | 'declined'
  | 'insufficient'
  | 'expired'
  | 'fails-later'
  | 'shared';

/** State of a simulated subscription, in Stripe's terms. */
export type LifeStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

/** Events of the simulated provider, in Stripe's terms. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'radar.early_fraud_warning.created';

/** Tables of the simulated card provider, used only by the simulator. Card numbers and check digits are never stored. */
export interface SimulatorTables {
  sim_customer: { id: string; account_id: string; created_at: number };
  sim_checkout: {
    id: string;
    idempotency_key: string;
    fingerprint: string;
    cart_id: string;
    account_id: string;
    product_id: string;
    trial_days: number;
    return_url: string;
    cancel_url: string;
    locale: string;
    status: 'open' | 'complete' | 'expired';
    asking_card: TestCardName | null;
    subscription_id: string | null;
    created_at: number;
    expires_at: number;
  };
  sim_subscription: {
    id: string;
    customer_id: string;
    checkout_id: string;
    account_id: string;
    cart_id: string;
    created_at: number;
    status: LifeStatus;
    product_id: string;
    next_product_id: string | null;
    anchor: number;
    period_start: number;
    period_end: number;
    cancel_at_period_end: boolean;
    ended_at: number | null;
    failed_charges: number;
    due_at: number | null;
    card: TestCardName;
  };
  sim_invoice: {
    id: string;
    subscription_id: string;
    product_id: string;
    amount: string;
    currency: string;
    status: 'paid' | 'open' | 'uncollectible';
    period_start: number;
    period_end: number;
    created_at: number;
    paid_at: number | null;
    refunded: string;
    refunded_at: number | null;
    refunded_for_fraud: boolean;
    dispute: DisputeState | null;
  };
  sim_portal: {
    id: string;
    customer_id: string;
    return_url: string;
    locale: string;
    expires_at: number;
  };
  sim_event: {
    id: string;
    position: Generated<number>;
    type: EventType;
    subscription_id: string | null;
    body: string;
    created_at: number;
    tries: Generated<number>;
    next_try_at: number;
    done_at: number | null;
    outcome: 'delivered' | 'given-up' | null;
  };
}
