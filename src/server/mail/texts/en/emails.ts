import type { MailWords } from '../email-content.ts';
import { address } from './address.ts';
import { subscription } from './subscription.ts';

/** All emails in English. */
export const words: MailWords = {
  emails: { ...address, ...subscription },
  promise: 'There is no tracking in this e-mail.',
};
