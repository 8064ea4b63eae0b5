import type { TooManyRequests } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Limited, Limits } from '../../limits/limits.ts';

/** A try that was counted: for what, when, and whether it is the last that fits. */
export interface CountedTry {
  readonly address: string;
  readonly now: number;
  readonly closes: boolean;
}

/**
 * Lets a stranger try a passcode, if that may happen now. A try is counted before it is made, so that no number of calls
 * at once makes more of them, and the count is taken back unless the passcode was wrong.
 */
export function tryPasscode<Value, Failure extends { readonly code: string }>(
  limits: Limits,
  by: { readonly address: string; readonly network: string; readonly now: number },
  make: (attempt: CountedTry) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  const { address, network, now } = by;
  return makeTry(limits, { action: 'try-passcode', by: { address, network }, now }, (closes) =>
    make({ address, now, closes }),
  );
}

/** The same for somebody who is signed in: counted by account, whatever strangers do. */
export function tryOwnerPasscode<Value, Failure extends { readonly code: string }>(
  limits: Limits,
  by: { readonly account: string; readonly now: number },
  make: (closes: boolean) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  const { account, now } = by;
  return makeTry(limits, { action: 'try-owner-passcode', by: { account }, now }, make);
}

function makeTry<Value, Failure extends { readonly code: string }>(
  limits: Limits,
  limited: Limited,
  make: (closes: boolean) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  return limits.within(
    limited,
    ({ closes }) => make(closes),
    (made) => !made.ok && made.error.code === 'invalid_login_credentials',
  );
}
