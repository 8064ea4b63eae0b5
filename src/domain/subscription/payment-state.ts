/**
 * The state of the latest payment, which covers the current period:
 * - `kept`: not refunded, or only in part; or the bank has merely inquired.
 * - `refunded`: refunded in full.
 * - `disputed`: withdrawn by the bank while it examines its customer's claim (a chargeback).
 * - `lost`: finally awarded to the customer.
 */
export type PaymentState = 'kept' | 'refunded' | 'disputed' | 'lost';

/** The state of a bank's dispute; a mere inquiry is not a dispute. `won`: we keep the payment. */
export type DisputeState = 'open' | 'won' | 'lost';

/**
 * A paid invoice, as far as its money is concerned. Amounts are decimal texts in the currency’s main unit, `paidAt` is
 * in milliseconds since the epoch.
 */
export interface PaidBill {
  readonly amount: string;
  readonly paidAt: number;
  readonly refunded: { readonly amount: string } | null;
  readonly dispute: DisputeState | null;
}

interface Rule {
  /**
   * What to tell the card provider before anything is written: `end` the subscription, because the current period is no
   * longer paid for, or stop renewing it, so that we do not charge again somebody whose bank disputes the payment.
   */
  readonly tell: 'end' | 'stop-renewing' | null;
  /** Whether access is suspended until the payment is ours again. */
  readonly suspended: boolean;
}

/** The consequences of each payment state. ADR 0037 explains them. */
export const paymentRules = {
  kept: { tell: null, suspended: false },
  refunded: { tell: 'end', suspended: false },
  disputed: { tell: 'stop-renewing', suspended: true },
  lost: { tell: 'end', suspended: false },
} as const satisfies Record<PaymentState, Rule>;

/** Derives it from the paid invoices, in any order; only the latest counts. `kept` when nothing has been paid yet. */
export function paymentStateOf(bills: readonly PaidBill[]): PaymentState {
  const newest = bills.toSorted((a, b) => b.paidAt - a.paidAt)[0];
  if (newest === undefined) return 'kept';
  if (newest.dispute === 'lost') return 'lost';
  if (isRefundedWhole(newest)) return 'refunded';
  return newest.dispute === 'open' ? 'disputed' : 'kept';
}

/** Tells whether a payment was refunded in full. */
export function isRefundedWhole({ amount, refunded }: Pick<PaidBill, 'amount' | 'refunded'>): boolean {
  return refunded !== null && Number(refunded.amount) >= Number(amount);
}
