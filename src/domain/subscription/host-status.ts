/** What a host app says about the visitor's subscription. Specification, section 4. */
export const hostStatuses = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN', 'ERROR'] as const;
/** What a host app says about the visitor's subscription. */
export type HostStatus = (typeof hostStatuses)[number];

interface HostFailureRow {
  readonly status: 'UNKNOWN' | 'ERROR';
}

/**
 * The status for each failure to ask a host app. Sections 4 and 8 of the specification can be read differently; we
 * follow section 4: no app and an unsupported message are UNKNOWN, any other failure is an ERROR.
 */
export const hostFailures = {
  /** The page does not run in a browser, as in server-side rendering. */
  'not-browser-context': { status: 'UNKNOWN' },
  /** The page is not shown in one of our apps. */
  'not-ddg-context': { status: 'UNKNOWN' },
  /** The app does not support the message. */
  'unsupported-message': { status: 'UNKNOWN' },
  /** The app is too old to open a bridge. */
  'bridge-not-supported': { status: 'ERROR' },
  /** The app refused to open a bridge. */
  'error-creating-bridge': { status: 'ERROR' },
  /** The app did not answer in time. */
  timeout: { status: 'ERROR' },
  /** The app answered with an error. */
  'host-error': { status: 'ERROR' },
  /** The app's answer lacks required fields. */
  communication: { status: 'ERROR' },
} as const satisfies Record<string, HostFailureRow>;

/** Why a host app could not be asked. */
export type HostFailureCode = keyof typeof hostFailures;

/** The status for an answer. */
export function hostStatusOf(answer: { readonly isSubscribed: boolean }): HostStatus {
  return answer.isSubscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED';
}

/** The status for a failure. */
export function hostStatusOfFailure(code: HostFailureCode): HostStatus {
  return hostFailures[code].status;
}

/** The query parameter that forces an answer. */
export const hostStatusOverride = 'isSubscribed';

/** Parses the override: `true` and `false` force an answer; anything else, or none (null), does not. */
export function readHostStatusOverride(value: string | null): HostStatus | null {
  if (value === 'true') return 'SUBSCRIBED';
  return value === 'false' ? 'UNSUBSCRIBED' : null;
}
