interface StatusRow {
  /** True while the features may be used. */
  readonly active: boolean;
  /** What the status means to the visitor: all is well, a payment failed but may still succeed, or it is over. */
  readonly phase: 'active' | 'grace' | 'expired';
}

/** The statuses of a subscription. Specification, section 3; a grace period still counts as active. */
export const statuses = {
  'Auto-Renewable': { active: true, phase: 'active' },
  'Not Auto-Renewable': { active: true, phase: 'active' },
  'Grace Period': { active: true, phase: 'grace' },
  Inactive: { active: false, phase: 'expired' },
  Expired: { active: false, phase: 'expired' },
} as const satisfies Record<string, StatusRow>;

/** The status of a subscription as it is on the wire. */
export type SubscriptionStatus = keyof typeof statuses;

const known = Object.keys(statuses) as readonly SubscriptionStatus[];

/**
 * Parses a status, ignoring case; an unknown one becomes `Unknown`, which counts as active.
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

/** The phase of a status: `active`, `grace` while a payment is outstanding, or `expired`. `Unknown` is active. */
export function phaseOf(status: SubscriptionStatus | 'Unknown'): 'active' | 'grace' | 'expired' {
  return status === 'Unknown' ? 'active' : statuses[status].phase;
}
