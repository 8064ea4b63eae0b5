import type { TooManyRequests } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Look, Looked } from '../../limits/kept-counters.ts';
import type { Limited, Limits, Taken } from '../../limits/limits.ts';

/** A refused passcode. One that was right but already used (`isUsed`) does not count as a wrong try. */
export interface RefusedPasscode {
  readonly code: 'invalid_login_credentials';
  readonly isUsed?: true;
}

/** A counted try: for which address, when, and whether it is the last allowed one. */
export interface CountedTry {
  readonly address: string;
  readonly now: number;
  readonly closes: boolean;
  /** The rows of the look, see `Limits`. */
  readonly looked: Looked;
}

/**
 * Runs an anonymous attempt at a passcode, if allowed now. The try is counted before it runs, so that concurrent calls cannot
 * exceed the limit, and the count is undone unless the passcode was wrong. `call` as in `Limits`.
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

/** The same for a signed-in user: counted by account, regardless of what others do. */
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
