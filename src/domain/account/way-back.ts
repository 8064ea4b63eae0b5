/** How many days before a free trial ends its owner is asked on every page of the area for a way back. */
export const wayBackReminderDays = 3;

const day = 86_400_000;

/** What is known of the ways to an account and of what would be lost without one. */
export interface WayBackFacts {
  readonly hasAddress: boolean;
  /** The visitor has a recovery key and has said so. */
  readonly hasKeptKey: boolean;
  /** When the free trial of the subscription ends, in milliseconds since the epoch; null when it is paid for. */
  readonly trialEndsAt: number | null;
}

/**
 * Whether a subscription can be reached without the browser it was bought in: `there`, `missing`, or `due` where it is missing and
 * money has been taken or will be within three days. `now` is in milliseconds since the epoch.
 */
export function wayBackOf(
  { hasAddress, hasKeptKey, trialEndsAt }: WayBackFacts,
  now: number,
): 'there' | 'missing' | 'due' {
  if (hasAddress || hasKeptKey) return 'there';
  return trialEndsAt === null || trialEndsAt - now <= wayBackReminderDays * day ? 'due' : 'missing';
}
