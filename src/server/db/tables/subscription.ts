import type { SubscriptionStatus } from '../../../domain/subscription/status.ts';

/** Where a purchase stands: `open` waits for a card, `paid` has its subscription, `closed` can be paid no more. */
export type CheckoutState = 'open' | 'paid' | 'closed';

/** Tables of the subscription service. A subscription has the id of the checkout that made it. */
export interface SubscriptionTables {
  checkout: {
    id: string;
    account_id: string;
    product_id: string;
    platform: string;
    country: string;
    origin: string | null;
    trial_days: number;
    return_url: string;
    attempt: number;
    state: CheckoutState;
    provider_ref: string | null;
    url: string | null;
    expires_at: number | null;
    created_at: number;
    version: number;
  };
  checkout_key: {
    account_id: string;
    key: string;
    checkout_id: string;
    fingerprint: string;
    created_at: number;
  };
  subscription: {
    id: string;
    account_id: string;
    provider_ref: string;
    customer_ref: string;
    product_id: string;
    platform: string;
    status: SubscriptionStatus;
    in_trial: boolean;
    started_at: number;
    expires_or_renews_at: number;
    version: number;
  };
  trial: { account_id: string; subscription_id: string; started_at: number };
  provider_event: {
    id: string;
    type: string;
    outcome: 'applied' | 'unchanged' | 'ignored' | 'refused';
    received_at: number;
  };
}
