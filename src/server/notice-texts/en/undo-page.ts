import { brand } from '../../../domain/brand.ts';
import type { UndoPageTexts } from '../shapes/undo-page.ts';

/** The page for undoing a change of address, in English. */
export const undoPage: UndoPageTexts = {
  ask: (email) => ({
    heading: 'Undo the change to your e-mail address?',
    says: [
      `Your subscription will belong to ${email} again.`,
      'Every device will be signed out, and a recovery key for this account will stop working. To sign in again, use a code that we send to this address.',
    ],
    button: 'Undo the change',
  }),
  done: (email) => ({
    heading: 'The change has been undone',
    says: [
      `Your subscription belongs to ${email} again.`,
      'Every device was signed out, and no earlier recovery key works anymore. To continue, sign in with a code that we send to this address.',
    ],
  }),
  gone: {
    heading: 'This link no longer works',
    says: [
      'You can undo a change to your e-mail address for 7\u00a0days, and only once.',
      `If someone else has taken over your subscription, write to ${brand.supportEmail}.`,
    ],
  },
  taken: {
    heading: 'This address is in use',
    says: [
      'Your previous address now belongs to another subscription, so nothing was changed.',
      'Remove the address there first, then open the link in our e-mail again.',
    ],
  },
  signIn: 'Sign in',
};
