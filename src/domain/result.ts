/**
 * The outcome of an operation that can fail in expected ways. A bug throws; an expected failure is a value whose
 * `error.code` comes from a closed union.
 */
export type Result<Value, Failure extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** Wraps a value as a success. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a code (and optional details) as an expected failure. */
export function failure<const Failure extends { readonly code: string }>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}
