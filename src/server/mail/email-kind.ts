import type { EmailName } from './email.ts';

/**
 * Why an email is sent, which decides how long it is worth sending and whom it may reach:
 * - `asked`: its reader is waiting for it, and it is worthless after ten minutes;
 * - `confirmation`: asks whether newsletters may be sent;
 * - `service`: informs a subscriber or account owner, or passes one of their requests to our staff.
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
