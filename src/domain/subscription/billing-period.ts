/** How often a plan is paid. */
export const billingPeriods = ['monthly', 'yearly'] as const;
/** How often a plan is paid. */
export type BillingPeriod = (typeof billingPeriods)[number];
