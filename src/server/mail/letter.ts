import * as z from 'zod/mini';

/** Milliseconds since the epoch. */
const Moment = z.number();
/** An amount of money as prices are written on the wire: `9.99`. */
const Amount = z.string().check(z.regex(/^\d+(\.\d+)?$/));
/** ISO 4217. */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const BillingPeriod = z.enum(['monthly', 'yearly']);

const common = {
  to: z.string(),
  /** As the caller gave it; English where it is not known. */
  locale: z.optional(z.string()),
  /** The id of the subscription that it tells of, for who looks at letters while developing. */
  about: z.optional(z.string()),
};

/** What is needed to write one letter: which one, to whom, in which locale, and what only this copy says. */
export const LetterOrder = z.discriminatedUnion('letter', [
  z.object({ ...common, letter: z.literal('sign-in-passcode'), passcode: z.string() }),
  z.object({ ...common, letter: z.literal('email-passcode'), passcode: z.string() }),
  z.object({ ...common, letter: z.literal('email-removal-passcode'), passcode: z.string() }),
  z.object({ ...common, letter: z.literal('account-deletion-passcode'), passcode: z.string() }),
  z.object({ ...common, letter: z.literal('no-account') }),
  z.object({
    ...common,
    letter: z.literal('address-changed'),
    /** The new address, masked (`d…@pond.example`); null when the address was removed. */
    newAddressHint: z.nullable(z.string()),
    undoUrl: z.string(),
  }),
  z.object({
    ...common,
    letter: z.literal('welcome'),
    billingPeriod: BillingPeriod,
    /** Null when there is no trial. */
    trialEndsAt: z.nullable(Moment),
    renewsAt: Moment,
  }),
  z.object({
    ...common,
    letter: z.literal('receipt'),
    number: z.string(),
    amount: Amount,
    currency: Currency,
    paidAt: Moment,
    periodEndsAt: Moment,
    billingPeriod: BillingPeriod,
  }),
  z.object({
    ...common,
    letter: z.literal('renewal-notice'),
    amount: Amount,
    currency: Currency,
    renewsAt: Moment,
    billingPeriod: BillingPeriod,
  }),
  z.object({
    ...common,
    letter: z.literal('payment-failed'),
    /** Days since the first refusal. */
    step: z.literal([0, 3, 7, 12]),
    accessEndsAt: Moment,
  }),
  z.object({ ...common, letter: z.literal('subscription-cancelled'), accessEndsAt: Moment }),
  z.object({ ...common, letter: z.literal('subscription-ended') }),
  z.object({
    ...common,
    letter: z.literal('second-trial'),
    /** What it costs without a trial. */
    amount: Amount,
    currency: Currency,
    billingPeriod: BillingPeriod,
  }),
  z.object({ ...common, letter: z.literal('account-deleted') }),
  z.object({
    ...common,
    letter: z.literal('newsletter-confirmation'),
    news: z.boolean(),
    tips: z.boolean(),
    confirmUrl: z.string(),
    unsubscribeUrl: z.string(),
  }),
]);
export type LetterOrder = z.infer<typeof LetterOrder>;

/** The letters the server writes. */
export type LetterName = LetterOrder['letter'];

/** The order of one letter. */
export type OrderOf<Name extends LetterName> = Extract<LetterOrder, { readonly letter: Name }>;

/** A letter ready to be sent. `id` stays the same over every try, so that a receiver can drop a copy. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST ends mail of this kind (RFC 8058); null in letters that cannot be left, such as a receipt. */
  readonly unsubscribeUrl: string | null;
  /** The subscription that it tells of; null in every other letter. Never sent. */
  readonly about: string | null;
}
