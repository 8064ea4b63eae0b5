import { type CardReturn, cardReturnOf } from '../../domain/subscription/card-return.ts';
import { isKeptPurchase, nextPurchase } from '../../domain/subscription/purchase.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** How a visit to the card page that bought nothing is counted. */
export type CountCardReturn = (code: `payment_${CardReturn}`) => void;

/**
 * Keeps in mind that the visitor left the card page without paying: nobody then waits for the payment. Counts it as well, once however
 * often its visitor comes by; a visit that bought something is counted when that arrives.
 */
export class NoteCardReturn {
  constructor(
    private readonly location: Pick<PageLocation, 'current'>,
    private readonly store: KeptEntries,
    private readonly count: CountCardReturn,
  ) {}

  /** `cameBack`: the visitor is on the page again from which the card page was opened, whatever its address says. */
  execute(cameBack = false): void {
    const attempt = this.store.read('checkoutAttempt');
    // Who comes back by the browser's own way to a checkout of which nothing is known any more has paid, or waited for days.
    const outcome = cameBack ? attempt && 'cancelled' : cardReturnOf(this.location.current().searchParams);
    if (outcome === null) return;
    const state = attempt && nextPurchase(attempt.state, cameBack ? 'back' : 'leave');
    // The card page had led on to where a payment is confirmed: what comes of it only the service knows.
    if (state === 'confirming') return;
    if (outcome === 'declined' || attempt?.state !== 'left') this.count(`payment_${outcome}`);
    if (attempt !== null && state !== null && isKeptPurchase(state))
      this.store.write('checkoutAttempt', { ...attempt, state });
  }
}
