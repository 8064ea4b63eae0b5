import type { MessageDescriptor } from '@lingui/core';
import type { RecordCost } from '../../../application/known/record-table.ts';

/** What forgetting something costs, shown before it is forgotten. A cost without a text does not compile. */
export const costTexts: Readonly<Record<NonNullable<RecordCost>, MessageDescriptor>> = {
  'sign-in': {
    id: 'known.cost.signIn',
    message:
      'You are signed out here, and our server is told. If your subscription has no e-mail address, only a saved recovery key opens it again.',
  },
  'begun-sign-in': {
    id: 'known.cost.begun',
    message: 'If you are signing in, you start again with a new code.',
  },
  purchase: {
    id: 'known.cost.purchase',
    message:
      'This browser no longer knows that you have started a payment. If you are still paying, finish first.',
  },
  'cloud-save': {
    id: 'known.cost.cloud',
    message:
      'Cloud save ends in this browser. What you saved stays with us, and your passphrase brings it back.',
  },
  settings: {
    id: 'known.cost.settings',
    message: 'The setting goes back to its default.',
  },
  switch: {
    id: 'known.cost.switch',
    message: 'Our pages send counts again.',
  },
};
