/**
 * How many days before a free trial ends every page of the subscription area asks the owner to add a way to sign in
 * again.
 */
export const wayBackReminderDays = 3;

const day = 86_400_000;

/** What is known about the ways to reach an account, and what would be lost without one. */
export interface WayBackFacts {
  readonly hasAddress: boolean;
  /** The visitor has a recovery key and confirmed having saved it. */
  readonly hasKeptKey: boolean;
  /** When the free trial ends, in milliseconds since the epoch; null for a paid subscription. */
  readonly trialEndsAt: number | null;
}

/**
 * Whether a subscription can be reached without the browser it was bought in: `there`, `missing`, or `due` when it is
 * missing and money has been charged or will be within three days. `now` is in milliseconds since the epoch.
 */
export function wayBackOf(
  { hasAddress, hasKeptKey, trialEndsAt }: WayBackFacts,
  now: number,
): 'there' | 'missing' | 'due' {
  if (hasAddress || hasKeptKey) return 'there';
  return trialEndsAt === null || trialEndsAt - now <= wayBackReminderDays * day ? 'due' : 'missing';
}
