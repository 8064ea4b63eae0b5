import { day } from '../duration.ts';
import { accountDays } from '../records/account-days.ts';

/** How long a change of address can be undone, in milliseconds. Wire contract, "Auth service". */
export const undoLifetime = accountDays.formerAddresses * day;

/** Tells whether a change made at `changedAt` can be undone at `now`; both in milliseconds since the epoch. */
export function isUndoable(changedAt: number, now: number): boolean {
  return now - changedAt < undoLifetime;
}

/** What an account was reached by before a change that can be undone. */
interface FormerAddress {
  readonly address: string;
}

/** To whom an account belongs that is to be deleted. `former` is null where the address is the present one. */
interface DeletionOwner<Former> {
  readonly address: string;
  readonly former: Former | null;
}

/**
 * By whom the deletion of an account is confirmed: the reader of the first of its addresses that can still be had back by
 * undoing a change (`former`, the earliest first), because somebody who took over the account must not be able to destroy it; else of the `present`
 * one. Null where there was none in all this time: then the token is all there is to prove it.
 */
export function deletionOwner<Former extends FormerAddress>(
  present: string | null,
  [former]: readonly Former[],
): DeletionOwner<Former> | null {
  const address = former?.address ?? present;
  return address === null ? null : { address, former: former ?? null };
}
