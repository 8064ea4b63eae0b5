import { failure, type Result, success } from '../../../domain/result.ts';
import { ChargeShape, DoneShape, FraudWarningShape, InvoicePaymentShape, listOf } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';

/** The subscription whose bill a charge paid; null when it paid none. */
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
 * Pays back the charge that an early fraud warning names, if it can be paid back and `isOurs` knows its subscription: the same
 * account may sell other things, whose payments are not for us to give back. Answers that subscription.
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
  // By this reason Stripe also keeps the card from paying us again.
  const refunded = await stripe.ask(DoneShape, (api) =>
    api.refunds.create({ charge, reason: 'fraudulent' }, { idempotencyKey: `fraud warning ${ref}` }),
  );
  // Refused: somebody paid it back, or the bank claimed it, a moment ago. What it became is read next.
  return refunded.ok || refunded.error.code === 'refused' ? subscription : failure(refunded.error);
}
