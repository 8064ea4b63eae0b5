import type { EmailName, OrderOf } from '../email.ts';

/** The content of one email, in its reader's language. */
export interface EmailContent {
  readonly subject: string;
  /** The text mailbox lists show after the subject. Never a passcode: lock screens show it too. */
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  /** The passcode and the label above it. */
  readonly code?: { readonly label: string; readonly digits: string };
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** The call to action. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly notes: readonly string[];
  /** Why the reader gets this email. */
  readonly reason: string;
  /** The unsubscribe link; only in newsletter mail. */
  readonly leave?: { readonly label: string; readonly href: string };
  /** Reply address; absent when nobody reads replies. */
  readonly replyTo?: string;
}

/** Formats amounts, dates and links for the email's reader. */
export interface EmailFormat {
  /** `amount` as on the wire, `9.99`; `currency` is an ISO 4217 code. */
  readonly money: (amount: string, currency: string) => string;
  /** The UTC date of a time in milliseconds since the epoch. */
  readonly day: (at: number) => string;
  /** The same time to the second, in UTC. */
  readonly moment: (at: number) => string;
  /** The URL of a page of the site in the email's language. */
  readonly page: (name: keyof typeof emailPages) => string;
}

/** The pages that emails link to. */
export const emailPages = {
  plans: '/pro',
  /** Where a subscriber sees the subscription and can manage card and cancellation. */
  subscription: '/pro/welcome',
} as const;

/** The texts of some emails. */
export type EmailTexts<Names extends EmailName = EmailName> = {
  readonly [Name in Names]: (order: OrderOf<Name>, format: EmailFormat) => EmailContent;
};

/** All email texts of one language. */
export interface MailWords {
  readonly emails: EmailTexts;
  /** The last line of every email. */
  readonly promise: string;
}

/** Emails about a subscription; all others are {@link AddressEmailName}. */
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
