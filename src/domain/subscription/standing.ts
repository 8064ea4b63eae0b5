import { isInTrial, type Subscription } from './subscription.ts';

/**
 * What a subscription means to the person who has it:
 * - `trial`: free until its date, then charged; `trial-cancelled`: free until its date, and never charged.
 * - `renews`: paid for until its date, then charged again; `ends`: paid for until its date, and not charged again.
 * - `grace`: a payment failed, everything works until its date; `unpaid`: the first payment has not gone through.
 * - `suspended`: the bank looks into a payment, and nothing works until it has decided.
 * - `ended`: over since its date; `active`: in force, and the service does not say more.
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

/** Reads it from status and offers. */
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
