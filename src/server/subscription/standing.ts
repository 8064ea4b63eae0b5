import { graceDays } from '../../domain/subscription/charges.ts';
import type { SubscriptionAction } from '../db/tables/subscription.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';

const dayMs = 86_400_000;

/** What the provider's view of a subscription means for ours. */
export interface Meaning {
  readonly action: SubscriptionAction;
  readonly inTrial: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresOrRenewsAt: number;
  /** The open bill that was tried in vain, and since when; null unless the days of grace run. */
  readonly failure: { readonly ref: string; readonly since: number } | null;
}

/** Translates the provider's view of a subscription. */
export function meaningOf(seen: ProviderSubscription): Meaning {
  const inTrial = seen.standing === 'trial';
  const well = { inTrial, expiresOrRenewsAt: seen.periodEnd, failure: null };
  switch (seen.standing) {
    case 'trial':
    case 'paid':
      return { ...well, action: seen.renews ? 'renew' : 'stop-renewing' };
    case 'overdue': {
      const since = seen.failure?.since ?? seen.periodStart;
      const failure = { ref: seen.failure?.billRef ?? `period ${seen.periodStart}`, since };
      return { action: 'fall-behind', inTrial, expiresOrRenewsAt: since + graceDays * dayMs, failure };
    }
    case 'unpaid':
      return { ...well, action: 'await-first-payment' };
    case 'ended':
      return { ...well, action: 'end', expiresOrRenewsAt: seen.endedAt ?? seen.periodEnd };
  }
}
