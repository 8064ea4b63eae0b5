interface StatusRow {
  /** True while the features may be used. */
  readonly active: boolean;
}

/** The states of a subscription. See the specification, section 3; a grace period still counts as active. */
export const statuses = {
  'Auto-Renewable': { active: true },
  'Not Auto-Renewable': { active: true },
  'Grace Period': { active: true },
  Inactive: { active: false },
  Expired: { active: false },
} as const satisfies Record<string, StatusRow>;

/** The state of a subscription, as it is on the wire. */
export type SubscriptionStatus = keyof typeof statuses;

/** Reads a status; one this site does not know becomes `Unknown`, which counts as active. Never fails. */
export function readStatus(text: string): SubscriptionStatus | 'Unknown' {
  return isStatus(text) ? text : 'Unknown';
}

/** Tells whether the features may be used in a status. Never fails. */
export function isActive(status: SubscriptionStatus | 'Unknown'): boolean {
  return status === 'Unknown' || statuses[status].active;
}

function isStatus(text: string): text is SubscriptionStatus {
  return Object.hasOwn(statuses, text);
}
