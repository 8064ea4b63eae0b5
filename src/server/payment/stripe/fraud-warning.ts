import { failure, type Result, success } from '../../../domain/result.ts';
import { ChargeShape, DoneShape, FraudWarningShape, InvoicePaymentShape, listOf } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';

/** The subscription whose bill a charge paid; null if it paid none. */
export async function subscriptionOfCharge(
  stripe: StripeClient,
  ref: string,
): Promise<Result<string | null, StripeTrouble>> {
  const charge = await stripe.ask(ChargeShape, (api) => api.charges.retrieve(ref));
  if (!charge.ok) return charge.error.code === 'missing' ? success(null) : failure(charge.error);
  const intent = charge.value.payment_intent;
  if (intent === null) return success(null);
  const listed = await stripe.ask(listOf(InvoicePaymentShape), (api) =>
    api.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
      limit: 1,
    }),
  );
  if (!listed.ok) return failure(listed.error);
  return success(listed.value.data[0]?.invoice.parent?.subscription_details?.subscription ?? null);
}

/**
 * Refunds the charge that an early fraud warning names, if it is refundable and `isOurs` knows its subscription: the same
 * account may sell other things, whose payments are not ours to refund. Returns that subscription.
 */
export async function refundWarned(
  stripe: StripeClient,
  ref: string,
  isOurs: (subscription: string) => Promise<Result<boolean, StripeTrouble>>,
): Promise<Result<string | null, StripeTrouble>> {
  const warning = await stripe.ask(FraudWarningShape, (api) => api.radar.earlyFraudWarnings.retrieve(ref));
  if (!warning.ok) return warning.error.code === 'missing' ? success(null) : failure(warning.error);
  const { actionable, charge } = warning.value;
  const subscription = await subscriptionOfCharge(stripe, charge);
  if (!subscription.ok || subscription.value === null) return subscription;
  const ours = await isOurs(subscription.value);
  if (!ours.ok) return ours;
  if (!ours.value) return success(null);
  if (!actionable) return subscription;
  // With this reason Stripe also blocks the card from paying us again.
  const refunded = await stripe.ask(DoneShape, (api) =>
    api.refunds.create({ charge, reason: 'fraudulent' }, { idempotencyKey: `fraud warning ${ref}` }),
  );
  // Refused: it was refunded or disputed a moment ago. The caller reads the current state next.
  return refunded.ok || refunded.error.code === 'refused' ? subscription : failure(refunded.error);
}
