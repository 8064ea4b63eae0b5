/**
 * What has become of the newest payment, the one that pays for the time that runs:
 * - `kept`: nothing, or some of it was paid back, or the bank only asks.
 * - `refunded`: all of it was paid back.
 * - `disputed`: the bank has taken it back for as long as it looks into what its customer says.
 * - `lost`: the bank has finally given it to its customer.
 */
export type PaymentState = 'kept' | 'refunded' | 'disputed' | 'lost';

/** How a bank’s claim stands; one that it only asks about is none. `won`: the payment is ours. */
export type DisputeState = 'open' | 'won' | 'lost';

/** A paid bill, as far as its money goes. Amounts are decimal texts in the currency’s main unit, `paidAt` milliseconds. */
export interface PaidBill {
  readonly amount: string;
  readonly paidAt: number;
  readonly refunded: { readonly amount: string } | null;
  readonly dispute: DisputeState | null;
}

interface Rule {
  /**
   * What the card provider is told before anything is written: to `end` the subscription, since the time that runs is not
   * paid for any more, or not to charge somebody again whose bank says that the payments are not theirs.
   */
  readonly tell: 'end' | 'stop-renewing' | null;
  /** Whether access rests: it comes back with the payment. */
  readonly suspended: boolean;
}

/** What follows from it. ADR 0037 says why. */
export const paymentRules = {
  kept: { tell: null, suspended: false },
  refunded: { tell: 'end', suspended: false },
  disputed: { tell: 'stop-renewing', suspended: true },
  lost: { tell: 'end', suspended: false },
} as const satisfies Record<PaymentState, Rule>;

/** Reads it from the paid bills, in any order: only the newest counts. `kept` when nothing was paid yet. */
export function paymentStateOf(bills: readonly PaidBill[]): PaymentState {
  const newest = bills.toSorted((a, b) => b.paidAt - a.paidAt)[0];
  if (newest === undefined) return 'kept';
  if (newest.dispute === 'lost') return 'lost';
  if (isRefundedWhole(newest)) return 'refunded';
  return newest.dispute === 'open' ? 'disputed' : 'kept';
}

/** Tells whether all of a payment was paid back. */
export function isRefundedWhole({ amount, refunded }: Pick<PaidBill, 'amount' | 'refunded'>): boolean {
  return refunded !== null && Number(refunded.amount) >= Number(amount);
}
