import { brand } from '../../../domain/brand.ts';
import { graceDays, noticeDays } from '../../../domain/subscription/charges.ts';
import { eligibleRegions } from '../../../domain/subscription/eligibility.ts';
import { defaultTrialDays, trialLengths } from '../../../domain/subscription/trial.ts';
import type { LegalSection } from './legal-text.ts';

/** How payment works, and which notices are sent when. */
export const paymentSection: LegalSection = {
  id: 'payments',
  title: { id: 'legal.pro.payments', message: 'Payments' },
  blocks: [
    {
      text: {
        id: 'legal.pro.payments.price',
        message:
          'You choose to pay monthly or yearly. The <0>plan page</0> shows the price in your country, tax included, before you pay. We sell the subscription in {countries} countries.',
        values: { countries: Object.keys(eligibleRegions).length },
      },
      links: ['/pro'],
    },
    {
      id: 'legal.pro.payments.stripe',
      message:
        'Stripe takes the payment. Your card number goes to Stripe and never to us; we learn whether the payment went through and get a code that stands for the card. Purchases in an app store follow the rules of that store.',
    },
    {
      id: 'legal.pro.payments.renew',
      message:
        'The subscription renews by a month or a year at a time, at the price you agreed to, until you cancel. If we have your e-mail address, we send a receipt for every payment and announce a yearly charge {days} days ahead.',
      values: { days: noticeDays.year },
    },
    {
      id: 'legal.pro.payments.grace',
      message:
        'If a renewal is declined, everything goes on working for {days} days while we try the card again and write to you. After that the subscription ends and nothing more is charged.',
      values: { days: graceDays },
    },
  ],
};

/** The free trial: who gets it, how long it lasts, and what follows. */
export const trialSection: LegalSection = {
  id: 'trials',
  title: { id: 'legal.pro.trials', message: 'Free trial' },
  blocks: [
    {
      id: 'legal.pro.trials.length',
      message:
        'The free trial lasts {days} days. Some campaigns give a longer one, of up to {most} days. The length that applies to you is shown above the button you subscribe with.',
      values: { days: defaultTrialDays, most: Math.max(...trialLengths()) },
    },
    {
      id: 'legal.pro.trials.after',
      message:
        'At its end the first payment is charged and the subscription goes on, unless you cancel before. If you cancel during the trial, nothing is charged and you can use everything until the trial ends. If we have your e-mail address, we remind you once: {short} days before the end, or {long} days before if the trial is longer than a week.',
      values: { short: noticeDays.trial, long: noticeDays.longTrial },
    },
    {
      id: 'legal.pro.trials.once',
      message:
        'Everybody gets one free trial. To make sure of that, we keep one-way codes made from the card and the e-mail address, even after an account is deleted. If a card has already had a trial, a second one ends before anything is charged.',
    },
  ],
};

/** Cancellation, refunds, the right of withdrawal, and what happens to the data. */
export const stopSection: LegalSection = {
  id: 'cancel',
  title: { id: 'legal.pro.cancel', message: 'Canceling, refunds and withdrawal' },
  blocks: [
    {
      text: {
        id: 'legal.pro.cancel.how',
        message:
          'You can cancel at any time: <0>sign in</0> and go to “Manage subscription.” Your subscription then runs until the end of the period you have paid for. If you cancel while a payment is overdue, the subscription ends at once.',
      },
      links: ['/pro/login'],
    },
    {
      text: {
        id: 'legal.pro.cancel.withdraw',
        message: 'Consumers in the EU and the UK have a <0>right of withdrawal</0> with a full refund.',
      },
      links: ['/withdrawal'],
    },
    {
      text: {
        id: 'legal.pro.cancel.refund',
        message:
          'Otherwise we do not refund periods that have begun, unless the law where you live requires it, we charged you by mistake, or the subscription did not do what this page says. Write to <0>{email}</0>.',
        values: { email: brand.supportEmail },
      },
      links: [`mailto:${brand.supportEmail}`],
    },
    {
      id: 'legal.pro.cancel.delete',
      message:
        'If you delete your account, the subscription ends at once and your e-mail address is removed. What stays is the random number with its purchases, the record that a free trial was used and, for a time, the log of what was done to the account.',
    },
  ],
};
