import { brand } from '../../../domain/brand.ts';
import { withdrawalDays } from '../../../domain/subscription/charges.ts';
import { longestWithdrawal } from '../../../domain/withdrawal/withdrawal.ts';
import { waiting } from '../../http/waiting.ts';
import type { WithdrawalTexts } from '../shapes/withdrawal.ts';

const unsent = 'You have not withdrawn yet, and what you entered is still here.';

/** The plain pages for the right of withdrawal, in English. */
export const withdrawal: WithdrawalTexts = {
  name: 'Your name',
  email: 'E-mail address',
  emailHint: 'Use the address of your subscription if it has one. We send the receipt there.',
  details: 'Your purchase (optional)',
  detailsHint:
    'If your subscription has a different e-mail address, or none: the day of the payment and the last four digits of the card.',
  purchase: 'Your purchase',
  received: 'Received',
  number: 'Receipt number',
  form: { heading: 'Change your statement', says: [unsent], button: 'Continue' },
  missing: { heading: 'Please check your statement', says: [unsent] },
  often: { heading: 'Please wait a moment', says: [unsent] },
  confirmation: {
    heading: 'Confirm your withdrawal',
    says: [
      `You are about to withdraw from your contract for the ${brand.name} Pro subscription.`,
      'Your withdrawal takes effect when you press the button. We then send a receipt to your e-mail address.',
    ],
    button: 'Confirm withdrawal',
    change: 'Change something',
  },
  receipt: {
    heading: 'We have received your withdrawal',
    mailed: 'This page is your receipt. We are sending it to your e-mail address as well.',
    unmailed:
      'This page is your receipt. Please save or print it, because we are not sending any more e-mails about a withdrawal to this address today.',
    next: `A member of our team will find your subscription, end it and refund what you are owed within ${withdrawalDays}\u00a0days, to the payment method you used.`,
    home: 'Go to the home page',
  },
  problem: (failure) => {
    switch (failure.code) {
      case 'no_name':
        return 'Enter your name.';
      case 'name_too_long':
        return `This is too long. ${longestWithdrawal.name} characters is the most we can take.`;
      case 'invalid_email_address':
        return 'This is not an e-mail address. It should look like name@example.com.';
      case 'details_too_long':
        return `This is too long. ${longestWithdrawal.details} characters is the most we can take.`;
      case 'too_many_requests':
        return `This form was sent several times just now. You can send it again in ${waiting('en', failure.retryAfterSeconds)}. If you cannot wait, write to ${brand.legalEmail}: an e-mail counts just as much.`;
    }
  },
};
