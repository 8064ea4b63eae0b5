import * as z from 'zod/mini';
import type { ProviderEvent } from './card-provider.ts';

/** Ids that the event ledger can store and tell apart: no null bytes, no lone surrogates. */
const Id = z.string().check(z.regex(/^[!-~]{1,255}$/));

/** An event as it appears in a webhook or an event list, in Stripe's format, which the simulator shares. */
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
// An endpoint keeps the API version it was created with, and versions before 2025-03-31 name the subscription here.
const OldInvoice = z.object({ object: z.literal('invoice'), subscription: Ref });

const Charge = z.object({ object: z.literal('charge'), id: Id });
/** A refund or a dispute names the payment it is about. */
const AboutCharge = z.object({ object: z.enum(['refund', 'dispute']), charge: Ref });
const FraudWarning = z.object({ object: z.literal('radar.early_fraud_warning'), id: Id });

/** Reads what an event is about, which may be nothing of ours. */
export function readEvent({ id, type, data }: z.output<typeof EventShape>): ProviderEvent {
  return { id, type, about: subjectOf(data.object) };
}

/** Parses the body of a webhook; null when it is not an event. */
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
