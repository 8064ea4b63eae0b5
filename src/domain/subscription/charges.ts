/** How many days access continues after a declined renewal. Specification, section 3 (`Grace Period`). */
export const graceDays = 14;

/**
 * How many days in advance a charge is announced. What counts is the product that will be charged: who switches to a
 * yearly plan with fewer days left is notified at once.
 * - Yearly: California (Business and Professions Code 17602) and New York (General Business Law 527-a) require 15 to 45
 *   days.
 * - A trial of more than a week: Mastercard requires 3 to 7 days, Visa 7. A shorter trial: two days, enough to cancel.
 * - Monthly charges are not announced; there is a receipt every month.
 */
export const noticeDays = { year: 30, longTrial: 7, trial: 2 } as const;

/**
 * How many days consumers in the EU and the UK have to withdraw, and we have to pay back. Directive 2011/83/EU,
 * articles 9 and 13.
 */
export const withdrawalDays = 14;

/**
 * A subscription is not renewed when nobody could reach its account for this many days before the renewal: without an
 * address, a recovery key or a session it can be neither used nor cancelled.
 */
export const unreachedDays = 60;
