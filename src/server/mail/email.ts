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
  /** As the caller gave it; English where it is not known. */
  locale: z.optional(z.string()),
  /** The id of the subscription that it tells of, for who looks at emails while developing. */
  about: z.optional(z.string()),
};

/** What is needed to write one email: which one, to whom, in which locale, and what only this copy says. */
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
    /** What each period costs; absent in orders of before it was told. */
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
    /** What the open bill comes to, tax included; absent where nobody knows, and in orders of before it was told. */
    due: z.optional(z.object({ amount: Amount, currency: Currency })),
    accessEndsAt: Timestamp,
  }),
  z.object({ ...common, template: z.literal('subscription-cancelled'), accessEndsAt: Timestamp }),
  z.object({ ...common, template: z.literal('subscription-ended') }),
  z.object({
    ...common,
    template: z.literal('refund'),
    /** Of the receipt that it was paid with. */
    number: z.string(),
    /** All that was paid back of it so far. */
    amount: Amount,
    currency: Currency,
    part: z.enum(['part', 'whole']),
    /** Whether the subscription has ended. */
    ended: z.boolean(),
    /** Whether the bank said that the card may have been used without its owner. */
    forFraud: z.boolean(),
  }),
  z.object({ ...common, template: z.literal('payment-disputed') }),
  z.object({ ...common, template: z.literal('dispute-settled'), accessEndsAt: Timestamp }),
  z.object({
    ...common,
    template: z.literal('second-trial'),
    /** What it costs without a trial. */
    amount: Amount,
    currency: Currency,
    billingPeriod: BillingPeriod,
  }),
  z.object({ ...common, template: z.literal('account-deleted') }),
  z.object({
    ...common,
    template: z.literal('withdrawal-received'),
    /** The statement as it was made; `details` is empty when nothing was added. */
    name: z.string(),
    details: z.string(),
    number: z.string(),
    receivedAt: Timestamp,
  }),
  z.object({
    ...common,
    template: z.literal('support-question'),
    /** In the words of the locale. */
    topic: z.string(),
    /** Who asks, and is to be answered. */
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

// Until version 0015 of the store an order named its template `letter`; such orders may still wait to be sent.
const StoredOrder = z.pipe(
  z.transform((stored: Readonly<Record<string, unknown>>) => ({ template: stored['letter'], ...stored })),
  EmailOrder,
);

/** Reads an order as the outbox keeps it; null for an email that this version of the server does not know. */
export function readOrder(text: string): EmailOrder | null {
  return z.safeParse(StoredOrder, JSON.parse(text)).data ?? null;
}

/** The emails the server writes. */
export type EmailName = EmailOrder['template'];

/** The order of one email. */
export type OrderOf<Name extends EmailName> = Extract<EmailOrder, { readonly template: Name }>;

/** An email ready to be sent. `id` stays the same over every try, so that a receiver can drop a copy. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST ends mail of this kind (RFC 8058); null in emails that cannot be left, such as a receipt. */
  readonly unsubscribeUrl: string | null;
  /** Whom an answer reaches; null in emails that nobody reads answers to. */
  readonly replyTo: string | null;
  /** The subscription that it tells of; null in every other email. Never sent. */
  readonly about: string | null;
}
