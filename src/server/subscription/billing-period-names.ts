import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';

/** How the wire contract names a billing period. */
export const periodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const satisfies Record<
  BillingPeriod,
  string
>;

/** How it names what is bought for one. */
export const labelOf = (period: BillingPeriod) => `${periodNames[period]} Subscription`;
