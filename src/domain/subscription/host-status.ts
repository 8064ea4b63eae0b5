/** What a host app says of the visitor's subscription. Specification, section 4. */
export const hostStatuses = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN', 'ERROR'] as const;
/** What a host app says of the visitor's subscription. */
export type HostStatus = (typeof hostStatuses)[number];

interface HostFailureRow {
  readonly status: 'UNKNOWN' | 'ERROR';
}

/**
 * What each failure to ask a host app means. Section 4 of the specification decides where section 8 can be read either
 * way: no app and no such message are UNKNOWN, any other failure is an ERROR.
 */
export const hostFailures = {
  /** The page does not run in a browser at all, as when it is rendered on a server. */
  'not-browser-context': { status: 'UNKNOWN' },
  /** No app of ours shows the page. */
  'not-ddg-context': { status: 'UNKNOWN' },
  /** The app does not have the message that was asked for. */
  'unsupported-message': { status: 'UNKNOWN' },
  /** The app is too old to open a bridge. */
  'bridge-not-supported': { status: 'ERROR' },
  /** The app refuses to open a bridge. */
  'error-creating-bridge': { status: 'ERROR' },
  /** The app does not answer in time. */
  timeout: { status: 'ERROR' },
  /** The app answers with an error. */
  'host-error': { status: 'ERROR' },
  /** The app's answer lacks its fields. */
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

/** The parameter of the page's address that forces an answer. */
export const hostStatusOverride = 'isSubscribed';

/** Reads the override: `true` and `false` force an answer, anything else or nothing (null) does not. */
export function readHostStatusOverride(value: string | null): HostStatus | null {
  if (value === 'true') return 'SUBSCRIBED';
  return value === 'false' ? 'UNSUBSCRIBED' : null;
}
