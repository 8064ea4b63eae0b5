/** How many days access stays after a declined renewal. Specification, section 3 (`Grace Period`). */
export const graceDays = 14;

/**
 * How many days ahead a charge is announced. What counts is the product that will be charged: who switches to a year
 * with fewer days left is told at once.
 * A year: California (Business and Professions Code 17602) and New York (General Business Law 527-a) want 15 to 45 days.
 * A trial of more than a week: Mastercard wants 3 to 7 days, Visa 7. A shorter trial: two days, time enough to cancel.
 * A month is not announced: its receipt comes every month.
 */
export const noticeDays = { year: 30, longTrial: 7, trial: 2 } as const;

/** How many days consumers in the EU and the UK have to withdraw, and we to pay back. Directive 2011/83/EU, articles 9 and 13. */
export const withdrawalDays = 14;

/**
 * A subscription is not renewed when nobody could reach its account for so many days before the renewal: without an
 * address, a recovery key and a session it can neither be used nor cancelled.
 */
export const unreachedDays = 60;
