import type { ProviderSubscription } from '../payment/card-provider.ts';
import type { SubscriptionAction } from './transitions.ts';

/** How long access is kept after a declined renewal. Specification, section 3 (`Grace Period`). */
export const graceDays = 14;
const dayMs = 86_400_000;

/** What the provider's view of a subscription means for ours. */
export interface Meaning {
  readonly action: SubscriptionAction;
  readonly inTrial: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresOrRenewsAt: number;
}

/** Translates the provider's view of a subscription. Never fails. */
export function meaningOf(seen: ProviderSubscription): Meaning {
  const inTrial = seen.standing === 'trial';
  switch (seen.standing) {
    case 'trial':
    case 'paid':
      return { action: seen.renews ? 'renew' : 'stop-renewing', inTrial, expiresOrRenewsAt: seen.periodEnd };
    case 'overdue':
      return { action: 'fall-behind', inTrial, expiresOrRenewsAt: seen.periodStart + graceDays * dayMs };
    case 'unpaid':
      return { action: 'await-first-payment', inTrial, expiresOrRenewsAt: seen.periodEnd };
    case 'ended':
      return { action: 'end', inTrial, expiresOrRenewsAt: seen.endedAt ?? seen.periodEnd };
  }
}
