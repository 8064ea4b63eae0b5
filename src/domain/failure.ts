/**
 * How any call to a service may fail: `communication` when the answer lacks expected fields or is an unexpected error,
 * `offline` when no answer came. See the specification, section 8.
 */
export type CallFailure = { readonly code: 'communication' | 'offline' };

/** The service refuses the access token. Wire contract, every call with a bearer. */
export type InvalidToken = { readonly code: 'invalid_token' };

/** The service asks to wait; `retryAfterSeconds` is at least 1. See the wire contract, "Rules for every call". */
export type TooManyRequests = { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };

/** Tells whether a failure says nothing of the request, only that no proper answer came. Never fails. */
export function isCallFailure(error: { readonly code: string }): error is CallFailure {
  return error.code === 'offline' || error.code === 'communication';
}

/** Tells whether trying the same call again later can help. Never fails. */
export function isPassing(error: { readonly code: string }): boolean {
  return isCallFailure(error) || error.code === 'too_many_requests';
}
