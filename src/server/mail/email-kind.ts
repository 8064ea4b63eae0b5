import type { EmailName } from './email.ts';

/**
 * Why an email is sent, which decides how long it is worth sending and whom it may reach:
 * - `asked`: its reader sits and waits for it, and in ten minutes it is worthless;
 * - `confirmation`: it asks whether newsletters may come;
 * - `service`: it tells a subscriber or an account's owner something, or our own people what one of them asks.
 */
export type EmailKind = 'asked' | 'confirmation' | 'service';

const kinds: Readonly<Record<EmailName, EmailKind>> = {
  'sign-in-passcode': 'asked',
  'email-passcode': 'asked',
  'email-removal-passcode': 'asked',
  'account-deletion-passcode': 'asked',
  'no-account': 'asked',
  'newsletter-confirmation': 'confirmation',
  'address-changed': 'service',
  'account-deleted': 'service',
  welcome: 'service',
  receipt: 'service',
  'renewal-notice': 'service',
  'payment-failed': 'service',
  'subscription-cancelled': 'service',
  'subscription-ended': 'service',
  refund: 'service',
  'payment-disputed': 'service',
  'dispute-settled': 'service',
  'second-trial': 'service',
  'withdrawal-received': 'service',
  'support-question': 'service',
};

/** The kind of an email. */
export function kindOf(email: EmailName): EmailKind {
  return kinds[email];
}
