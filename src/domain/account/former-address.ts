import { day } from '../duration.ts';
import { accountDays } from '../records/account-days.ts';

/** How long a change of address can be undone, in milliseconds. Wire contract, "Auth service". */
export const undoLifetime = accountDays.formerAddresses * day;

/** Tells whether a change made at `changedAt` can be undone at `now`; both in milliseconds since the epoch. */
export function isUndoable(changedAt: number, now: number): boolean {
  return now - changedAt < undoLifetime;
}

/** An address an account had before a change that can still be undone. */
interface FormerAddress {
  readonly address: string;
}

/** Who must confirm the deletion of an account. `former` is null when it is the current address. */
interface DeletionOwner<Former> {
  readonly address: string;
  readonly former: Former | null;
}

/**
 * Who must confirm the deletion of an account: the earliest former address that undoing a change can still restore
 * (`former`, earliest first), so that somebody who took over the account cannot destroy it; otherwise the `present`
 * address. Null when there is neither: then the token alone is proof.
 */
export function deletionOwner<Former extends FormerAddress>(
  present: string | null,
  [former]: readonly Former[],
): DeletionOwner<Former> | null {
  const address = former?.address ?? present;
  return address === null ? null : { address, former: former ?? null };
}
