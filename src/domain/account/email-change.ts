import { failure, type Result, success } from '../result.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { lifetimes, refreshLifetime } from './lifetimes.ts';

/** The old and new address of an account; null means none. Both normalized. */
export interface EmailChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** A change together with the address that proves it: the new one, or the old one for a removal. */
export interface ProvedEmailChange extends EmailChange {
  readonly address: string;
}

/**
 * The change requested by the owner of an account whose address is `from`. `typed` is the new address as entered, or
 * null to remove the current one. Fails with `invalid_email_address` when it is not a valid address or there is none to
 * remove.
 */
export function emailChangeOf(
  typed: string | null,
  from: string | null,
): Result<ProvedEmailChange, { readonly code: 'invalid_email_address' }> {
  const to = typed === null ? null : normalizeEmail(typed);
  const address = to ?? from;
  if (address === null || (to !== null && !isEmail(to))) return failure({ code: 'invalid_email_address' });
  return success({ from, to, address });
}

/**
 * The change that a confirmation refers to, together with the stored request; null when no such change was requested.
 * `find` looks up the request for a given new address. A client confirms a removal either with no address or with the
 * one being removed.
 */
export function confirmedEmailChange<Request>(
  typed: string | null,
  from: string | null,
  find: (to: string | null) => Request | null,
): (ProvedEmailChange & { readonly request: Request }) | null {
  const named = typed ? normalizeEmail(typed) : null;
  const removal = named === null || named === from ? find(null) : null;
  const to = removal === null ? named : null;
  const request = removal ?? find(named);
  const address = to ?? from;
  return address === null || request === null ? null : { from, to, address, request };
}

/**
 * Tells whether a request made at `askedAt` can still be confirmed at `now`; both in milliseconds since the epoch. Wire
 * contract, "Auth service".
 */
export function isConfirmable(askedAt: number, now: number): boolean {
  const age = now - askedAt;
  return age >= 0 && age < lifetimes.emailChange;
}

/** A repeated confirmation, in the same sign-in and with the same link, of a change that has already been made. */
export interface RepeatedConfirmation {
  /** When the change was made, in milliseconds since the epoch. */
  readonly confirmedAt: number;
  readonly isSamePasscode: boolean;
}

/**
 * The outcome of a repeated confirmation at `now` (milliseconds since the epoch). `again`: the first answer was lost,
 * so it is sent again and nothing changes. `wrong`: counts as a failed try. `over`: the link is no longer valid. Wire
 * contract, "Auth service".
 */
export function judgeRepeatedConfirmation(
  { confirmedAt, isSamePasscode }: RepeatedConfirmation,
  now: number,
): 'again' | 'wrong' | 'over' {
  if (now - confirmedAt >= lifetimes.passcode) return 'over';
  return isSamePasscode ? 'again' : 'wrong';
}

/**
 * The address that a repeated confirmation names as proof of the change to `to`: the new one, or, for a removal (`to`
 * is null), the removed one. The client may omit the latter; `removed` then stands in where it is known. Null when no
 * address is known or it differs from the one that was set.
 */
export function addressOfRepeated(
  typed: string | null,
  to: string | null,
  removed: string | null,
): string | null {
  const named = typed ? normalizeEmail(typed) : null;
  if (to !== null) return named === to ? to : null;
  return named ?? removed;
}

/**
 * Tells whether an address belongs to another account. `owner` is the account that has it; null or undefined for none.
 */
export function isAddressOfAnother(owner: string | null | undefined, accountId: string): boolean {
  return (owner ?? accountId) !== accountId;
}

/** The consequences of a change of address. */
export interface EmailChangeEffects {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Whether all other sign-ins end: they may have been proved by the former address only. */
  readonly endsOtherSignIns: boolean;
  /**
   * New lifetime of the remaining sessions, in milliseconds from now: `at least` this long when they become the only
   * way to reach the account, `at most` this long when an address now does. Null when it does not change.
   */
  readonly sessions: { readonly live: 'at least' | 'at most'; readonly lifetime: number } | null;
}

/** The consequences of a change of address. Wire contract, "Auth service". */
export function effectsOfEmailChange({ from, to }: EmailChange): EmailChangeEffects {
  const endsOtherSignIns = from !== null && from !== to;
  const lifetime = refreshLifetime({ hasAddress: to !== null });
  if (to === null) return { kind: 'removed', endsOtherSignIns, sessions: { live: 'at least', lifetime } };
  if (from === null) return { kind: 'added', endsOtherSignIns, sessions: { live: 'at most', lifetime } };
  return { kind: 'changed', endsOtherSignIns, sessions: null };
}
