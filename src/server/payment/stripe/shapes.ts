import * as z from 'zod/mini';

const Id = z.string().check(z.minLength(1));
/** A reference, which Stripe gives as an id or, on request, as the expanded object. */
const Ref = z.pipe(
  z.union([Id, z.object({ id: Id })]),
  z.transform((given) => (typeof given === 'string' ? given : given.id)),
);
/** Seconds since the epoch, converted to milliseconds. */
const Time = z.pipe(
  z.number(),
  z.transform((seconds) => seconds * 1000),
);
const Metadata = z.record(z.string(), z.string());

/** A hosted checkout. */
export const CheckoutShape = z.object({
  id: Id,
  url: z.nullable(z.url()),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  expires_at: Time,
  subscription: z.nullable(Ref),
});
export type StripeCheckout = z.output<typeof CheckoutShape>;

/** A session of the customer portal. */
export const PortalShape = z.object({ url: z.url() });

/** A configuration of the portal; `products` are only included when expanded. */
export const PortalConfigurationShape = z.object({
  id: Id,
  metadata: z.nullable(Metadata),
  business_profile: z.object({
    privacy_policy_url: z.optional(z.nullable(z.string())),
    terms_of_service_url: z.optional(z.nullable(z.string())),
  }),
  features: z.object({
    invoice_history: z.object({ enabled: z.boolean() }),
    payment_method_update: z.object({ enabled: z.boolean() }),
    subscription_cancel: z.object({ enabled: z.boolean(), mode: z.string() }),
    subscription_update: z.object({
      enabled: z.boolean(),
      default_allowed_updates: z.array(z.string()),
      proration_behavior: z.string(),
      trial_update_behavior: z.optional(z.string()),
      schedule_at_period_end: z.object({ conditions: z.array(z.object({ type: z.string() })) }),
      products: z.optional(
        z.nullable(z.array(z.object({ product: z.string(), prices: z.array(z.string()) }))),
      ),
    }),
  }),
});
export type PortalConfiguration = z.output<typeof PortalConfigurationShape>;

/** A price; `lookup_key` is our product id unless a newer price has taken it over. */
export const PriceShape = z.object({
  id: Id,
  product: Ref,
  active: z.boolean(),
  lookup_key: z.nullable(z.string()),
  metadata: Metadata,
  currency: z.string(),
  unit_amount: z.nullable(z.number()),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.number() })),
  tax_behavior: z.nullable(z.string()),
});
export type StripePrice = z.output<typeof PriceShape>;

/** A product. Stripe sells an archived one to nobody, though its prices stay active. */
export const ProductShape = z.object({ id: Id, active: z.boolean() });

const SoldPrice = z.object({
  lookup_key: z.nullable(z.string()),
  metadata: Metadata,
  unit_amount: z.nullable(z.number()),
  currency: z.string(),
});
export type StripeSoldPrice = z.output<typeof SoldPrice>;

/** How a bill was paid; payments that are neither an intent nor a charge of ours have no refunds. */
const PaymentRef = z.object({ payment_intent: z.optional(Ref), charge: z.optional(Ref) });

/** A bill. */
export const InvoiceShape = z.object({
  id: Id,
  number: z.nullable(z.string()),
  status: z.nullable(z.string()),
  created: Time,
  currency: z.string(),
  amount_paid: z.number(),
  status_transitions: z.object({ finalized_at: z.nullable(Time), paid_at: z.nullable(Time) }),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: Time }) })) }),
  /** Only included when expanded. */
  payments: z.optional(z.object({ data: z.array(z.object({ payment: PaymentRef })) })),
});
export type StripeInvoice = z.output<typeof InvoiceShape>;

/** A card payment with its refunds. */
export const ChargeShape = z.object({
  id: Id,
  amount: z.number(),
  amount_refunded: z.number(),
  currency: z.string(),
  disputed: z.boolean(),
  payment_intent: z.nullable(Ref),
  refunds: z.optional(
    z.nullable(z.object({ data: z.array(z.object({ created: Time, reason: z.nullable(z.string()) })) })),
  ),
});
export type StripeCharge = z.output<typeof ChargeShape>;

/** A bank's dispute of a payment. */
export const DisputeShape = z.object({ id: Id, status: z.string() });

/** The bill that a payment was made for, and its subscription. */
export const InvoicePaymentShape = z.object({
  invoice: z.object({
    parent: z.nullable(
      z.object({
        subscription_details: z.optional(z.nullable(z.object({ subscription: Ref }))),
      }),
    ),
  }),
});

/** A bank's warning about a payment; `actionable` until it is refunded or disputed. */
export const FraudWarningShape = z.object({ id: Id, actionable: z.boolean(), charge: Ref });

/** A subscription with its card, newest bill and scheduled changes expanded (see `subscriptionParts`). */
export const SubscriptionShape = z.object({
  id: Id,
  customer: Ref,
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  metadata: Metadata,
  start_date: Time,
  ended_at: z.nullable(Time),
  cancel_at: z.nullable(Time),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z
      .array(z.object({ price: SoldPrice, current_period_start: Time, current_period_end: Time }))
      .check(z.minLength(1)),
  }),
  default_payment_method: z.nullable(
    z.object({ card: z.optional(z.object({ fingerprint: z.optional(z.nullable(z.string())) })) }),
  ),
  latest_invoice: z.nullable(InvoiceShape),
  schedule: z.nullable(
    z.object({
      id: Id,
      phases: z.array(z.object({ start_date: Time, items: z.array(z.object({ price: SoldPrice })) })),
    }),
  ),
});
export type StripeSubscription = z.output<typeof SubscriptionShape>;

/** A subscription without expanded parts: the schedule is only an id. */
export const ScheduledShape = z.object({ schedule: z.nullable(Id) });

/** For requests where only success matters. */
export const DoneShape = z.object({ id: Id });

/** Parts of a subscription to be expanded in the response. */
export const subscriptionParts = ['default_payment_method', 'latest_invoice', 'schedule.phases.items.price'];

/** A page of a list. */
export const listOf = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.object({ data: z.array(shape), has_more: z.boolean() });
