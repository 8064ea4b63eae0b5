/**
 * How any call to a service may fail: `communication` when the answer lacks expected fields or is an unexpected error,
 * `offline` when no answer came. See the specification, section 8.
 */
export type CallFailure = { readonly code: 'communication' | 'offline' };

/** The service that is to name the visitor's country names none. Specification, section 8, words the message. */
export type NoCountry = typeof noCountry;

/** The one failure of its kind. */
export const noCountry = { code: 'no_country', message: 'No country returned from service' } as const;

/** The service refuses the access token. Wire contract, every call with a bearer. */
export type InvalidToken = { readonly code: 'invalid_token' };

/** The service asks to wait; `retryAfterSeconds` is at least 1. See the wire contract, "Rules for every call". */
export type TooManyRequests = { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };

/** That failure for a wait in milliseconds. */
export function tooMany(wait: number): TooManyRequests {
  return { code: 'too_many_requests', retryAfterSeconds: Math.ceil(wait / 1_000) };
}

/** Tells whether a failure says nothing of the request, only that no proper answer came. */
export function isCallFailure(error: { readonly code: string }): error is CallFailure {
  return error.code === 'offline' || error.code === 'communication';
}

/** Tells whether trying the same call again later can help. */
export function isPassing(error: { readonly code: string }): boolean {
  return isCallFailure(error) || error.code === 'too_many_requests';
}
