import type { Generated } from 'kysely';
import type { SubscriptionStatus } from '../../../domain/subscription/status.ts';
import type { CheckoutState, SubscriptionAction } from '../../../domain/subscription/transitions.ts';

/**
 * Scheduled work of the server: announce a renewal, check beforehand that somebody can still reach the paid account, remind
 * of a failed payment, end the grace period.
 */
export type TaskKind = 'renewal-notice' | 'reach-check' | 'payment-failed' | 'end-of-grace';

/**
 * Tables of the subscription service. A subscription has the id of the checkout that created it, or its own id if there was
 * none. `next_amount` and `next_currency` are the next charge, null until the provider reports it. `suspended` is true
 * while a bank disputes its payment. `failure_ref` and `overdue_since` are set while a bill is open; `reread_until` while
 * its owner may be on the provider's page. Emails and tasks are rows with a unique key, so that nothing is written or done
 * twice.
 */
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
    suspended: boolean;
    started_at: number;
    expires_or_renews_at: number;
    version: number;
    locale: string | null;
    next_product_id: string | null;
    next_amount: string | null;
    next_currency: string | null;
    failure_ref: string | null;
    overdue_since: number | null;
    reread_until: number | null;
  };
  subscription_history: {
    subscription_id: string;
    version: number;
    action: SubscriptionAction;
    status: SubscriptionStatus;
    in_trial: boolean;
    product_id: string;
    expires_or_renews_at: number;
    at: number;
  };
  subscription_email: {
    subscription_id: string;
    key: string;
    outcome: 'ordered' | 'no-address';
    ordered_at: number;
  };
  subscription_task: {
    subscription_id: string;
    kind: TaskKind;
    about: string;
    due_at: number;
    next_try_at: number;
    tries: Generated<number>;
    done_at: number | null;
    outcome: 'done' | 'missed' | null;
  };
  /** `subscription_id` is null once the subscription has been deleted. */
  trial: {
    account_id: string;
    subscription_id: string | null;
    started_at: number;
    address_noted_at: number | null;
  };
  /** Who had a trial, by address and by card: keyed hashes only, which outlive the account. */
  trial_mark: { mark: string; holder: string; noted_at: number };
  provider_event: {
    id: string;
    type: string;
    outcome: 'applied' | 'unchanged' | 'ignored' | 'refused';
    received_at: number;
  };
}
