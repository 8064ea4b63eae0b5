/**
 * How any call to a service can fail: `communication` when the answer lacks required fields or is an unexpected error,
 * `offline` when no answer came. Specification, section 8.
 */
export type CallFailure = { readonly code: 'communication' | 'offline' };

/** The country service returned no country. The message is worded by the specification, section 8. */
export type NoCountry = typeof noCountry;

/** The only value of {@link NoCountry}. */
export const noCountry = { code: 'no_country', message: 'No country returned from service' } as const;

/** The service rejected the access token. Wire contract, every call with a bearer token. */
export type InvalidToken = { readonly code: 'invalid_token' };

/** The service asks us to wait; `retryAfterSeconds` is at least 1. Wire contract, "Rules for every call". */
export type TooManyRequests = { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };

/** Makes a {@link TooManyRequests} for a wait in milliseconds. */
export function tooMany(wait: number): TooManyRequests {
  return { code: 'too_many_requests', retryAfterSeconds: Math.ceil(wait / 1_000) };
}

/** Tells whether a failure says nothing about the request itself, only that no proper answer came. */
export function isCallFailure(error: { readonly code: string }): error is CallFailure {
  return error.code === 'offline' || error.code === 'communication';
}

/** Tells whether retrying the same call later can help. */
export function isPassing(error: { readonly code: string }): boolean {
  return isCallFailure(error) || error.code === 'too_many_requests';
}
