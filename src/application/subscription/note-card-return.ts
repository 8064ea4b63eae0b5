import { type CardReturn, cardReturnOf } from '../../domain/subscription/card-return.ts';
import { isKeptPurchase, nextPurchase } from '../../domain/subscription/purchase.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** Counts a visit to the card page that ended without a purchase. */
export type CountCardReturn = (code: `payment_${CardReturn}`) => void;

/**
 * Records that the visitor left the card page without paying, so that no page waits for the payment. Also counts it,
 * once per attempt however often the visitor returns; a visit that ends in a purchase is counted when the purchase
 * arrives.
 */
export class NoteCardReturn {
  constructor(
    private readonly location: Pick<PageLocation, 'current'>,
    private readonly store: KeptEntries,
    private readonly count: CountCardReturn,
  ) {}

  /** `cameBack`: the visitor is back on the page that opened the card page, whatever its address says. */
  execute(cameBack = false): void {
    const attempt = this.store.read('checkoutAttempt');
    // A visitor who uses the back button after the attempt was forgotten has paid, or was away for days.
    const outcome = cameBack ? attempt && 'cancelled' : cardReturnOf(this.location.current().searchParams);
    if (outcome === null) return;
    const state = attempt && nextPurchase(attempt.state, cameBack ? 'back' : 'leave');
    // The card page had already forwarded to the confirmation of a payment: only the service knows the outcome.
    if (state === 'confirming') return;
    if (outcome === 'declined' || attempt?.state !== 'left') this.count(`payment_${outcome}`);
    if (attempt !== null && state !== null && isKeptPurchase(state))
      this.store.write('checkoutAttempt', { ...attempt, state });
  }
}
