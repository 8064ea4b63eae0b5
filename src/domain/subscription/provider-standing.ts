import { day } from '../duration.ts';
import { graceDays } from './charges.ts';
import { type PaymentState, paymentRules } from './payment-state.ts';
import type { SubscriptionAction } from './transitions.ts';

/**
 * How a subscription stands at the card provider; times in milliseconds since the epoch. `standing`: `trial` nothing
 * charged yet, `paid`, `overdue` a charge failed and is tried again, `unpaid` the very first charge has not come through,
 * `ended` for good.
 */
export interface ProviderStanding {
  readonly standing: 'trial' | 'paid' | 'overdue' | 'unpaid' | 'ended';
  /** What has become of the newest payment. */
  readonly payment: PaymentState;
  /** The open bill and when it was first tried in vain; null unless `overdue`. */
  readonly failure: { readonly billRef: string; readonly since: number } | null;
  /** False once the visitor cancelled: it then ends with the period. */
  readonly renews: boolean;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
}

/** What the provider's view of a subscription means for ours. */
export interface Meaning {
  readonly action: SubscriptionAction;
  readonly inTrial: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresOrRenewsAt: number;
  /** The open bill that was tried in vain, and since when; null unless the days of grace run. */
  readonly failure: { readonly ref: string; readonly since: number } | null;
}

/** Translates the provider's view of a subscription: what happens to ours, until when it is good, and which bill is open. */
export function meaningOf(seen: ProviderStanding): Meaning {
  const inTrial = seen.standing === 'trial';
  const well = { inTrial, expiresOrRenewsAt: seen.periodEnd, failure: null };
  if (paymentRules[seen.payment].suspended && seen.standing !== 'ended')
    return { ...well, action: 'suspend' };
  switch (seen.standing) {
    case 'trial':
    case 'paid':
      return { ...well, action: seen.renews ? 'renew' : 'stop-renewing' };
    case 'overdue': {
      const since = seen.failure?.since ?? seen.periodStart;
      const failure = { ref: seen.failure?.billRef ?? `period ${seen.periodStart}`, since };
      return { action: 'fall-behind', inTrial, expiresOrRenewsAt: since + graceDays * day, failure };
    }
    case 'unpaid':
      return { ...well, action: 'await-first-payment' };
    case 'ended':
      return { ...well, action: 'end', expiresOrRenewsAt: seen.endedAt ?? seen.periodEnd };
  }
}
