import * as z from 'zod/mini';
import type { ProviderEvent } from './card-provider.ts';

/** What the ledger of events can keep, and tell from every other: no null byte, no half of a letter. */
const Id = z.string().check(z.regex(/^[!-~]{1,255}$/));

/** An event as it stands in a webhook or in a list of events: Stripe's form, which the simulator has taken over. */
export const EventShape = z.object({
  id: Id,
  type: Id,
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

const Checkout = z.object({ object: z.literal('checkout.session'), id: Id });
const Subscription = z.object({ object: z.literal('subscription'), id: Id });
const Ref = z.union([Id, z.object({ id: Id })]);
const Invoice = z.object({
  object: z.literal('invoice'),
  parent: z.object({ subscription_details: z.object({ subscription: Ref }) }),
});
// An endpoint keeps the API version it was made with, and versions before 2025-03-31 name it here.
const OldInvoice = z.object({ object: z.literal('invoice'), subscription: Ref });

const Charge = z.object({ object: z.literal('charge'), id: Id });
/** A refund and a dispute name the payment that they are about. */
const AboutCharge = z.object({ object: z.enum(['refund', 'dispute']), charge: Ref });
const FraudWarning = z.object({ object: z.literal('radar.early_fraud_warning'), id: Id });

/** What an event is about; it may be about nothing of ours. */
export function readEvent({ id, type, data }: z.output<typeof EventShape>): ProviderEvent {
  return { id, type, about: subjectOf(data.object) };
}

/** Reads the body of a webhook; null when it is not an event. */
export function parseEvent(rawBody: string): ProviderEvent | null {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    return null;
  }
  const event = z.safeParse(EventShape, body);
  return event.success ? readEvent(event.data) : null;
}

function subjectOf(object: unknown): ProviderEvent['about'] {
  const checkout = z.safeParse(Checkout, object);
  if (checkout.success) return { kind: 'checkout', ref: checkout.data.id };
  const subscription = z.safeParse(Subscription, object);
  if (subscription.success) return { kind: 'subscription', ref: subscription.data.id };
  const invoice = z.safeParse(Invoice, object);
  if (invoice.success)
    return { kind: 'subscription', ref: idOf(invoice.data.parent.subscription_details.subscription) };
  const charge = z.safeParse(Charge, object);
  if (charge.success) return { kind: 'payment', ref: charge.data.id };
  const about = z.safeParse(AboutCharge, object);
  if (about.success) return { kind: 'payment', ref: idOf(about.data.charge) };
  const warning = z.safeParse(FraudWarning, object);
  if (warning.success) return { kind: 'fraud-warning', ref: warning.data.id };
  const old = z.safeParse(OldInvoice, object);
  return old.success ? { kind: 'subscription', ref: idOf(old.data.subscription) } : null;
}

function idOf(ref: z.output<typeof Ref>): string {
  return typeof ref === 'string' ? ref : ref.id;
}
