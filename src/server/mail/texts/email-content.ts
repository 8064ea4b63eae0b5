import type { EmailName, OrderOf } from '../email.ts';

/** Everything one email says, in its reader's language. */
export interface EmailContent {
  readonly subject: string;
  /** What a list of mails shows after the subject. Never a passcode: a locked screen shows it too. */
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  /** The passcode and the words above it. */
  readonly code?: { readonly label: string; readonly digits: string };
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly notes: readonly string[];
  /** Why the reader gets it. */
  readonly reason: string;
  /** How to get no more of the kind; only in newsletter mail. */
  readonly leave?: { readonly label: string; readonly href: string };
  /** Who gets the answer; absent where nobody reads answers. */
  readonly replyTo?: string;
}

/** Writes sums, days and links as the email's reader expects them. */
export interface EmailFormat {
  /** `amount` as on the wire, `9.99`; `currency` by ISO 4217. */
  readonly money: (amount: string, currency: string) => string;
  /** The day of a moment in milliseconds since the epoch, in UTC. */
  readonly day: (at: number) => string;
  /** That moment to the second, in UTC. */
  readonly moment: (at: number) => string;
  /** The address of a page of the site in the email's language. */
  readonly page: (name: keyof typeof emailPages) => string;
}

/** The pages that emails lead to. */
export const emailPages = {
  plans: '/pro',
  /** Where a subscriber sees the subscription and finds the way to card and cancellation. */
  subscription: '/pro/welcome',
} as const;

/** How some emails are worded. */
export type EmailTexts<Names extends EmailName = EmailName> = {
  readonly [Name in Names]: (order: OrderOf<Name>, format: EmailFormat) => EmailContent;
};

/** All that emails say in one language. */
export interface MailWords {
  readonly emails: EmailTexts;
  /** Stands at the end of every email. */
  readonly promise: string;
}

/** The emails of subscription life, and those that go to any address that somebody typed. */
export type SubscriptionEmailName =
  | 'welcome'
  | 'receipt'
  | 'renewal-notice'
  | 'payment-failed'
  | 'subscription-cancelled'
  | 'subscription-ended'
  | 'refund'
  | 'payment-disputed'
  | 'dispute-settled'
  | 'second-trial';
export type AddressEmailName = Exclude<EmailName, SubscriptionEmailName>;
