import { failure, type Result, success } from '../../../domain/result.ts';
import type { DisputeState } from '../../../domain/subscription/payment-state.ts';
import type { ProviderPayment } from '../card-provider.ts';
import { fromStripe } from './amounts.ts';
import { ChargeShape, DisputeShape, listOf, type StripeCharge, type StripeInvoice } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';

const mostCharges = 100;

/** Refund and dispute of a bill's payment. */
export type PaymentTrail = Pick<ProviderPayment, 'refunded' | 'dispute'>;

/** Neither refunded nor disputed. */
export const untouched: PaymentTrail = { refunded: null, dispute: null };

/**
 * Maps Stripe's dispute statuses to ours. While the bank only inquires (`warning_…`) no money has moved; `prevented` never
 * became a dispute. An unknown, newer status counts as an open dispute.
 */
const disputeStates: Readonly<Record<string, DisputeState | null>> = {
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
  prevented: null,
  won: 'won',
  lost: 'lost',
};

/**
 * Refund and dispute of each bill, by its id. A bill does not contain these; they are read from the newest charges of its
 * customer, which takes one more request, or none if nothing was paid.
 */
export async function paymentTrails(
  stripe: StripeClient,
  customer: string,
  paid: readonly StripeInvoice[],
): Promise<Result<ReadonlyMap<string, PaymentTrail>, StripeTrouble>> {
  if (paid.every(({ amount_paid }) => amount_paid === 0)) return success(new Map());
  const listed = await stripe.ask(listOf(ChargeShape), (api) =>
    api.charges.list({ customer, limit: mostCharges, expand: ['data.refunds'] }),
  );
  if (!listed.ok) return failure(listed.error);
  const trails = new Map<string, PaymentTrail>();
  for (const bill of paid) {
    const charge = listed.value.data.find(
      (one) => (one.amount_refunded > 0 || one.disputed) && pays(one, bill),
    );
    if (charge === undefined) continue;
    const dispute = await disputeOf(stripe, charge);
    if (!dispute.ok) return dispute;
    trails.set(bill.id, { refunded: refundOf(charge), dispute: dispute.value });
  }
  return success(trails);
}

/** The state of the bank's dispute of a charge; the newest if there are several. */
async function disputeOf(
  stripe: StripeClient,
  { id, disputed }: StripeCharge,
): Promise<Result<DisputeState | null, StripeTrouble>> {
  if (!disputed) return success(null);
  const listed = await stripe.ask(listOf(DisputeShape), (api) => api.disputes.list({ charge: id, limit: 1 }));
  if (!listed.ok) return failure(listed.error);
  const status = listed.value.data[0]?.status ?? '';
  return success(Object.hasOwn(disputeStates, status) ? (disputeStates[status] ?? null) : 'open');
}

function pays(charge: StripeCharge, { payments }: StripeInvoice): boolean {
  return (payments?.data ?? []).some(
    ({ payment }) =>
      payment.charge === charge.id ||
      (payment.payment_intent !== undefined && payment.payment_intent === charge.payment_intent),
  );
}

function refundOf({ amount_refunded, currency, refunds }: StripeCharge): PaymentTrail['refunded'] {
  if (amount_refunded === 0) return null;
  const made = refunds?.data ?? [];
  return {
    amount: fromStripe(amount_refunded, currency).amount,
    at: Math.max(0, ...made.map(({ created }) => created)),
    forFraud: made.some(({ reason }) => reason === 'fraudulent'),
  };
}
