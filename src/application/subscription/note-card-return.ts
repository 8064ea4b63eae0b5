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

  execute(): void {
    const attempt = this.store.read('checkoutAttempt');
    if (attempt === null || cardReturnOf(this.location.current().searchParams) === null) return;
    const state = nextPurchase(attempt.state, 'leave');
    if (isKeptPurchase(state)) this.store.write('checkoutAttempt', { ...attempt, state });
  }
}
