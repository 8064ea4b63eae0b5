import * as z from 'zod/mini';

/** Milliseconds since the epoch. */
const Timestamp = z.number();
/** An amount of money as prices are written on the wire: `9.99`. */
const Amount = z.string().check(z.regex(/^\d+(\.\d+)?$/));
/** ISO 4217. */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const BillingPeriod = z.enum(['monthly', 'yearly']);

const common = {
  to: z.string(),
  /** As the caller gave it; English if absent. */
  locale: z.optional(z.string()),
  /** The subscription's id, for looking at emails during development. */
  about: z.optional(z.string()),
};

/** What is needed to render one email: which one, to whom, in which locale, and the data specific to this copy. */
export const EmailOrder = z.discriminatedUnion('template', [
  z.object({ ...common, template: z.literal('sign-in-passcode'), passcode: z.string() }),
  z.object({ ...common, template: z.literal('email-passcode'), passcode: z.string() }),
  z.object({ ...common, template: z.literal('email-removal-passcode'), passcode: z.string() }),
  z.object({ ...common, template: z.literal('account-deletion-passcode'), passcode: z.string() }),
  z.object({ ...common, template: z.literal('no-account') }),
  z.object({
    ...common,
    template: z.literal('address-changed'),
    /** The new address, masked (`d…@pond.example`); null when the address was removed. */
    newAddressHint: z.nullable(z.string()),
    undoUrl: z.string(),
  }),
  z.object({
    ...common,
    template: z.literal('welcome'),
    billingPeriod: BillingPeriod,
    /** The price per period; absent in older orders. */
    price: z.optional(z.object({ amount: Amount, currency: Currency })),
    /** Null when there is no trial. */
    trialEndsAt: z.nullable(Timestamp),
    renewsAt: Timestamp,
  }),
  z.object({
    ...common,
    template: z.literal('receipt'),
    number: z.string(),
    amount: Amount,
    currency: Currency,
    paidAt: Timestamp,
    periodEndsAt: Timestamp,
    billingPeriod: BillingPeriod,
  }),
  z.object({
    ...common,
    template: z.literal('renewal-notice'),
    amount: Amount,
    currency: Currency,
    renewsAt: Timestamp,
    billingPeriod: BillingPeriod,
  }),
  z.object({
    ...common,
    template: z.literal('payment-failed'),
    /** Days since the card was first declined. */
    step: z.literal([0, 3, 7, 12]),
    /** The open amount, tax included; absent when unknown and in older orders. */
    due: z.optional(z.object({ amount: Amount, currency: Currency })),
    accessEndsAt: Timestamp,
  }),
  z.object({ ...common, template: z.literal('subscription-cancelled'), accessEndsAt: Timestamp }),
  z.object({ ...common, template: z.literal('subscription-ended') }),
  z.object({
    ...common,
    template: z.literal('refund'),
    /** The number of the receipt for the original payment. */
    number: z.string(),
    /** Total refunded so far. */
    amount: Amount,
    currency: Currency,
    part: z.enum(['part', 'whole']),
    /** Whether the subscription has ended. */
    ended: z.boolean(),
    /** Whether the bank reported that the card may have been used without its owner. */
    forFraud: z.boolean(),
  }),
  z.object({ ...common, template: z.literal('payment-disputed') }),
  z.object({ ...common, template: z.literal('dispute-settled'), accessEndsAt: Timestamp }),
  z.object({
    ...common,
    template: z.literal('second-trial'),
    /** The price without a trial. */
    amount: Amount,
    currency: Currency,
    billingPeriod: BillingPeriod,
  }),
  z.object({ ...common, template: z.literal('account-deleted') }),
  z.object({
    ...common,
    template: z.literal('withdrawal-received'),
    /** The statement as submitted; `details` is empty when nothing was added. */
    name: z.string(),
    details: z.string(),
    number: z.string(),
    receivedAt: Timestamp,
  }),
  z.object({
    ...common,
    template: z.literal('support-question'),
    /** The topic as named in the locale. */
    topic: z.string(),
    /** The sender, to whom replies go. */
    from: z.string(),
    question: z.string(),
    askedAt: Timestamp,
  }),
  z.object({
    ...common,
    template: z.literal('newsletter-confirmation'),
    news: z.boolean(),
    tips: z.boolean(),
    confirmUrl: z.string(),
    unsubscribeUrl: z.string(),
  }),
]);
export type EmailOrder = z.infer<typeof EmailOrder>;

// Until version 0015 of the store an order's `template` was called `letter`; such orders may still be waiting to be sent.
const StoredOrder = z.pipe(
  z.transform((stored: Readonly<Record<string, unknown>>) => ({ template: stored['letter'], ...stored })),
  EmailOrder,
);

/** Parses an order from the outbox; null for an email that this version of the server does not know. */
export function readOrder(text: string): EmailOrder | null {
  return z.safeParse(StoredOrder, JSON.parse(text)).data ?? null;
}

/** The emails the server writes. */
export type EmailName = EmailOrder['template'];

/** The order of one email. */
export type OrderOf<Name extends EmailName> = Extract<EmailOrder, { readonly template: Name }>;

/** An email ready to be sent. `id` stays the same across retries, so that a receiver can drop a duplicate. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe URL (RFC 8058); null in emails without an unsubscribe, such as a receipt. */
  readonly unsubscribeUrl: string | null;
  /** Reply address; null in emails whose replies nobody reads. */
  readonly replyTo: string | null;
  /** The subscription that it is about; null in every other email. Never sent. */
  readonly about: string | null;
}
