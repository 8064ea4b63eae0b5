import { isInTrial, type Subscription } from './subscription.ts';

/**
 * What a subscription means to its owner:
 * - `trial`: free until its date, then charged; `trial-cancelled`: free until its date, never charged.
 * - `renews`: paid until its date, then charged again; `ends`: paid until its date, then over.
 * - `grace`: a payment failed, but everything works until its date; `unpaid`: the first payment has not gone through.
 * - `suspended`: a bank disputes a payment, and nothing works until it has decided.
 * - `ended`: over since its date; `active`: active, and nothing more is known.
 */
export type Standing =
  | 'trial'
  | 'trial-cancelled'
  | 'renews'
  | 'ends'
  | 'grace'
  | 'unpaid'
  | 'suspended'
  | 'ended'
  | 'active';

/** Derives it from status and offers. */
export function standingOf(subscription: Subscription): Standing {
  const free = isInTrial(subscription);
  switch (subscription.status) {
    case 'Auto-Renewable':
      return free ? 'trial' : 'renews';
    case 'Not Auto-Renewable':
      return free ? 'trial-cancelled' : 'ends';
    case 'Grace Period':
      return 'grace';
    case 'Inactive':
      return subscription.suspended ? 'suspended' : 'unpaid';
    case 'Expired':
      return 'ended';
    case 'Unknown':
      return 'active';
  }
}
