import { failure, type Result, success } from '../result.ts';
import { isEmail, normaliseEmail } from './email.ts';
import { lifetimes, refreshLifetime } from './lifetimes.ts';

/** From which address an account changes to which; null is none. Both normalised. */
export interface EmailChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** A change with the address that proves it: the new one, or that which goes. */
export interface ProvedEmailChange extends EmailChange {
  readonly address: string;
}

/**
 * The change that the owner of an account with the address `from` asks for, given the new address as it was typed, or null
 * to remove the present one. Fails with `invalid_email_address` when that is no address, or none is there to remove.
 */
export function emailChangeOf(
  typed: string | null,
  from: string | null,
): Result<ProvedEmailChange, { readonly code: 'invalid_email_address' }> {
  const to = typed === null ? null : normaliseEmail(typed);
  const address = to ?? from;
  if (address === null || (to !== null && !isEmail(to))) return failure({ code: 'invalid_email_address' });
  return success({ from, to, address });
}

/**
 * The change that a confirmation means, with what is kept of the request; null when it was not asked for. `find` gives
 * that of a change to an address, or null. A client may confirm a removal with no address, or name the one that goes.
 */
export function confirmedEmailChange<Request>(
  typed: string | null,
  from: string | null,
  find: (to: string | null) => Request | null,
): (ProvedEmailChange & { readonly request: Request }) | null {
  const named = typed ? normaliseEmail(typed) : null;
  const removal = named === null || named === from ? find(null) : null;
  const to = removal === null ? named : null;
  const request = removal ?? find(named);
  const address = to ?? from;
  return address === null || request === null ? null : { from, to, address, request };
}

/** Tells whether a request of `askedAt` can be confirmed at `now`; both in milliseconds since the epoch. Wire contract, "Auth service". */
export function isConfirmable(askedAt: number, now: number): boolean {
  const age = now - askedAt;
  return age >= 0 && age < lifetimes.emailChange;
}

/** A confirmation that is made again, in the same sign-in and with the same link, of a change that stands. */
export interface RepeatedConfirmation {
  /** When the change was carried out, in milliseconds since the epoch. */
  readonly confirmedAt: number;
  readonly isSamePasscode: boolean;
}

/**
 * What comes of a repeated confirmation at `now` (milliseconds since the epoch). `again`: its answer was lost on the way, so it is
 * given once more, and nothing is done. `wrong` is a try that counts like any other. `over`: the link means nothing any more.
 * Wire contract, "Auth service".
 */
export function judgeRepeatedConfirmation(
  { confirmedAt, isSamePasscode }: RepeatedConfirmation,
  now: number,
): 'again' | 'wrong' | 'over' {
  if (now - confirmedAt >= lifetimes.passcode) return 'over';
  return isSamePasscode ? 'again' : 'wrong';
}

/**
 * The address that a confirmation made again says has proved the change to `to`: that one, or of a removal (`to` is null) the one
 * that went, which need not be named: `removed` where it is known. Null where it says none, or another than was set.
 */
export function addressOfRepeated(
  typed: string | null,
  to: string | null,
  removed: string | null,
): string | null {
  const named = typed ? normaliseEmail(typed) : null;
  if (to !== null) return named === to ? to : null;
  return named ?? removed;
}

/** Tells whether an address is another account's. `owner` is the account that has it; null or undefined for none. */
export function isAddressOfAnother(owner: string | null | undefined, accountId: string): boolean {
  return (owner ?? accountId) !== accountId;
}

/** What follows from a change of address. */
export interface EmailChangeEffects {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Whether every sign-in but this one ends: those who made them may have proved the former address only. */
  readonly endsOtherSignIns: boolean;
  /**
   * How long, in milliseconds from now, the sessions live that go on: `at least` where they became the only way back, `at
   * most` where an address leads back from now on. Null where that stays.
   */
  readonly sessions: { readonly live: 'at least' | 'at most'; readonly lifetime: number } | null;
}

/** What follows from a change of address. Wire contract, "Auth service". */
export function effectsOfEmailChange({ from, to }: EmailChange): EmailChangeEffects {
  const endsOtherSignIns = from !== null && from !== to;
  const lifetime = refreshLifetime({ hasAddress: to !== null });
  if (to === null) return { kind: 'removed', endsOtherSignIns, sessions: { live: 'at least', lifetime } };
  if (from === null) return { kind: 'added', endsOtherSignIns, sessions: { live: 'at most', lifetime } };
  return { kind: 'changed', endsOtherSignIns, sessions: null };
}
