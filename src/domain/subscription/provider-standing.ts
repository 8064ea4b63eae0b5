import { day } from '../duration.ts';
import { graceDays } from './charges.ts';
import { type PaymentState, paymentRules } from './payment-state.ts';
import type { SubscriptionAction } from './transitions.ts';

/**
 * The state of a subscription at the card provider; times in milliseconds since the epoch. `standing` is `trial`
 * (nothing charged yet), `paid`, `overdue` (a charge failed and is being retried), `unpaid` (the very first charge has
 * not gone through), or `ended` for good.
 */
export interface ProviderStanding {
  readonly standing: 'trial' | 'paid' | 'overdue' | 'unpaid' | 'ended';
  /** The state of the latest payment. */
  readonly payment: PaymentState;
  /** The open invoice and the time of its first failed charge; null unless `overdue`. */
  readonly failure: { readonly billRef: string; readonly since: number } | null;
  /** False once the visitor has cancelled: the subscription then ends with the current period. */
  readonly renews: boolean;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
}

/** What the provider's state means for our subscription. */
export interface Meaning {
  readonly action: SubscriptionAction;
  readonly inTrial: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresOrRenewsAt: number;
  /**
   * The open invoice and the time of its first failed charge, in milliseconds since the epoch; null outside the grace
   * period.
   */
  readonly failure: { readonly ref: string; readonly since: number } | null;
}

/**
 * Translates the provider's state: which action applies to our subscription, when it expires, and which invoice is
 * open.
 */
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
