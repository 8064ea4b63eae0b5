import { brand } from '../../../domain/brand.ts';
import { graceDays } from '../../../domain/subscription/charges.ts';
import type { LegalSection } from './legal-text.ts';

/** Who is covered, and from when until when. */
export const coveredSection: LegalSection = {
  id: 'covered',
  title: { id: 'legal.benefits.covered', message: 'Who is covered, and from when' },
  blocks: [
    {
      id: 'legal.benefits.covered.who',
      message:
        'You are covered if you subscribed to {name} Pro in the United States. The service is for you alone, not for your family or company.',
      values: { name: brand.name },
    },
    {
      id: 'legal.benefits.covered.time',
      message:
        'You are covered from the start of your subscription or free trial until it ends. If a renewal is declined, you stay covered for {days} days while we try your card again.',
      values: { days: graceDays },
    },
    {
      id: 'legal.benefits.covered.paused',
      message:
        'If your bank is looking into a payment for the subscription, the subscription is paused until the bank decides. During that time you cannot get a code.',
    },
    {
      id: 'legal.benefits.covered.earlier',
      message:
        'Advisers help with any case you report while you are covered, even if the theft happened earlier. Expenses from before your subscription are not reimbursed.',
    },
  ],
};

/** What is done in a case. */
export const workSection: LegalSection = {
  id: 'work',
  title: { id: 'legal.benefits.work', message: 'What your adviser does' },
  blocks: [
    [
      {
        id: 'legal.benefits.work.plan',
        message: 'Agrees on a plan with you: what to do first, whom to call and what to say.',
      },
      { id: 'legal.benefits.work.letters', message: 'Provides letters and forms for your case.' },
      { id: 'legal.benefits.work.banks', message: 'Calls banks and stores for you, with your consent.' },
      {
        id: 'legal.benefits.work.bureaus',
        message: 'Arranges fraud alerts and corrections at credit bureaus, with your consent.',
      },
      { id: 'legal.benefits.work.on', message: 'Keeps the case moving and calls you back.' },
      {
        id: 'legal.benefits.work.end',
        message: 'Sends you a written summary of everything that was corrected.',
      },
    ],
  ],
};

/** Which expenses are reimbursed. No amounts: the adviser states them for each case. */
export const reimbursedSection: LegalSection = {
  id: 'reimbursed',
  title: { id: 'legal.benefits.reimbursed', message: 'What is reimbursed' },
  blocks: [
    {
      facts: [
        {
          name: { id: 'legal.benefits.reimbursed.notary', message: 'Notary fees' },
          text: {
            id: 'legal.benefits.reimbursed.notary.text',
            message: 'For documents in your case that have to be notarized.',
          },
        },
        {
          name: { id: 'legal.benefits.reimbursed.postage', message: 'Postage' },
          text: {
            id: 'legal.benefits.reimbursed.postage.text',
            message: 'For letters and forms that your case needs.',
          },
        },
        {
          name: { id: 'legal.benefits.reimbursed.other', message: 'Other expenses' },
          text: {
            id: 'legal.benefits.reimbursed.other.text',
            message: 'Your adviser tells you whether another expense in your case is covered.',
          },
        },
        {
          name: { id: 'legal.benefits.reimbursed.amount', message: 'Amounts' },
          text: {
            id: 'legal.benefits.reimbursed.amount.text',
            message:
              'This page names no amounts. Before you pay, your adviser tells you what is covered and up to which amount.',
          },
        },
      ],
    },
  ],
};

/** What is not covered. */
export const notReimbursedSection: LegalSection = {
  id: 'not-reimbursed',
  title: { id: 'legal.benefits.not', message: 'What is not reimbursed' },
  blocks: [
    [
      {
        id: 'legal.benefits.not.crypto',
        message:
          'Losses in cryptocurrency, whether coins or tokens were stolen or you sent them to a fraudster.',
      },
      {
        id: 'legal.benefits.not.money',
        message:
          'Stolen money. Your bank decides whether it refunds a payment, and your adviser helps you claim it.',
      },
      { id: 'legal.benefits.not.before', message: 'Expenses from before your subscription.' },
      { id: 'legal.benefits.not.others', message: 'Expenses of other people, or of a company.' },
      {
        id: 'legal.benefits.not.amount',
        message: 'Anything above the amount that your adviser has told you.',
      },
    ],
  ],
};
