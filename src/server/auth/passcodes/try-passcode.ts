import type { TooManyRequests } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Look, Looked } from '../../limits/kept-counters.ts';
import type { Limited, Limits, Taken } from '../../limits/limits.ts';

/** A passcode that was refused. One that was right and `isUsed` up is no wrong try, and does not count. */
export interface RefusedPasscode {
  readonly code: 'invalid_login_credentials';
  readonly isUsed?: true;
}

/** A try that was counted: for what, when, and whether it is the last that fits. */
export interface CountedTry {
  readonly address: string;
  readonly now: number;
  readonly closes: boolean;
  /** The rows of the look that was asked for, see `Limits`. */
  readonly looked: Looked;
}

/**
 * Lets a stranger try a passcode, if that may happen now. A try is counted before it is made, so that no number of calls
 * at once makes more of them, and the count is taken back unless the passcode was wrong. `call` is as told to `Limits`.
 */
export function tryPasscode<Value, Failure extends { readonly code: string; readonly isUsed?: true }>(
  limits: Limits,
  by: {
    readonly address: string;
    readonly network: string;
    readonly now: number;
    readonly call: string;
    readonly look?: Look;
  },
  make: (attempt: CountedTry) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  const { address, network, now, call, look } = by;
  const limited: Limited = { action: 'try-passcode', by: { address, network }, now, call };
  return makeTry(limits, look === undefined ? limited : { ...limited, look }, ({ closes, looked }) =>
    make({ address, now, closes, looked }),
  );
}

/** The same for somebody who is signed in: counted by account, whatever strangers do. */
export function tryOwnerPasscode<Value, Failure extends { readonly code: string; readonly isUsed?: true }>(
  limits: Limits,
  by: { readonly account: string; readonly now: number; readonly call: string },
  make: (closes: boolean) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  const { account, now, call } = by;
  return makeTry(limits, { action: 'try-owner-passcode', by: { account }, now, call }, ({ closes }) =>
    make(closes),
  );
}

function makeTry<Value, Failure extends { readonly code: string; readonly isUsed?: true }>(
  limits: Limits,
  limited: Limited,
  make: (taken: Pick<Taken, 'closes' | 'looked'>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | TooManyRequests>> {
  return limits.within(limited, make, (made) => !made.ok && isWrongTry(made.error));
}

function isWrongTry(error: { readonly code: string; readonly isUsed?: true }): boolean {
  return error.code === 'invalid_login_credentials' && error.isUsed !== true;
}
