interface StatusRow {
  /** True while the features may be used. */
  readonly active: boolean;
  /** What the status means to the visitor: all is well, a payment failed and may still come, or it is over. */
  readonly phase: 'active' | 'grace' | 'expired';
}

/** The states of a subscription. See the specification, section 3; a grace period still counts as active. */
export const statuses = {
  'Auto-Renewable': { active: true, phase: 'active' },
  'Not Auto-Renewable': { active: true, phase: 'active' },
  'Grace Period': { active: true, phase: 'grace' },
  Inactive: { active: false, phase: 'expired' },
  Expired: { active: false, phase: 'expired' },
} as const satisfies Record<string, StatusRow>;

/** The state of a subscription, as it is on the wire. */
export type SubscriptionStatus = keyof typeof statuses;

const known = Object.keys(statuses) as readonly SubscriptionStatus[];

/**
 * Reads a status, however its letters are written; one this site does not know becomes `Unknown`, which counts as active.
 * @example readStatus('expired') // 'Expired'
 */
export function readStatus(text: string): SubscriptionStatus | 'Unknown' {
  const wanted = text.trim().toLowerCase();
  return known.find((status) => status.toLowerCase() === wanted) ?? 'Unknown';
}

/** Tells whether the features may be used in a status. */
export function isActive(status: SubscriptionStatus | 'Unknown'): boolean {
  return status === 'Unknown' || statuses[status].active;
}

/** What a status means: `active`, `grace` while a payment is awaited, or `expired`. `Unknown` is active. */
export function phaseOf(status: SubscriptionStatus | 'Unknown'): 'active' | 'grace' | 'expired' {
  return status === 'Unknown' ? 'active' : statuses[status].phase;
}
