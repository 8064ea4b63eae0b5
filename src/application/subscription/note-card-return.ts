import { cardReturnOf } from '../../domain/subscription/card-return.ts';
import { isKeptPurchase, nextPurchase } from '../../domain/subscription/purchase.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** Keeps in mind that the visitor left the card page without paying: nobody then waits for the payment. */
export class NoteCardReturn {
  constructor(
    private readonly location: Pick<PageLocation, 'current'>,
    private readonly store: KeptEntries,
  ) {}

  /** `cameBack`: the visitor is on the page again from which the card page was opened, whatever its address says. */
  execute(cameBack = false): void {
    const attempt = this.store.read('checkoutAttempt');
    const left = cameBack || cardReturnOf(this.location.current().searchParams) !== null;
    if (attempt === null || !left) return;
    const state = nextPurchase(attempt.state, 'leave');
    if (isKeptPurchase(state)) this.store.write('checkoutAttempt', { ...attempt, state });
  }
}
