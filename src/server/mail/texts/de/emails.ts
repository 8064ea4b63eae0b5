import type { MailWords } from '../email-content.ts';
import { address } from './address.ts';
import { subscription } from './subscription.ts';

/** All emails in German. */
export const words: MailWords = {
  emails: { ...address, ...subscription },
  promise: 'Diese E-Mail enthält kein Tracking.',
};
