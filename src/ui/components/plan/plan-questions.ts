import { graceDays } from '../../../domain/subscription/charges.ts';
import { defaultTrialDays } from '../../../domain/subscription/trial.ts';
import type { Question } from '../../structured-data/faq-page.ts';

/** What people ask before they subscribe. The full answers are in the subscription's terms. */
export const planQuestions: readonly Question[] = [
  {
    question: { id: 'pro.questions.trial', message: 'When do I pay for the first time?' },
    answer: {
      id: 'pro.questions.trial.answer',
      message:
        'When your free trial ends. It lasts {days} days; with some of our campaigns longer, and the plan says how long. Cancel before then and nothing is charged. Everybody gets one free trial.',
      values: { days: defaultTrialDays },
    },
  },
  {
    question: { id: 'pro.questions.cancel', message: 'How do I cancel?' },
    answer: {
      id: 'pro.questions.cancel.answer',
      message:
        'Online, at any time: sign in and go to “Manage subscription.” Your subscription then runs until the end of the period you have paid for. In the EU and the UK you also have a right of withdrawal.',
    },
  },
  {
    question: { id: 'pro.questions.devices', message: 'Can I use it on several devices?' },
    answer: {
      id: 'pro.questions.devices.answer',
      message:
        'Yes. Sign in on each device with your recovery key, or with a code that we send to your e-mail address. The VPN works on up to five devices at a time.',
    },
  },
  {
    question: { id: 'pro.questions.price', message: 'Will my price go up?' },
    answer: {
      id: 'pro.questions.price.answer',
      message:
        'No. If we change our prices, your subscription keeps the price you subscribed at for as long as it runs.',
    },
  },
  {
    question: { id: 'pro.questions.declined', message: 'What if a payment is declined?' },
    answer: {
      id: 'pro.questions.declined.answer',
      message:
        'Everything keeps working for {days} days while we try the card again and write to you. After that, the subscription ends and nothing more is charged.',
      values: { days: graceDays },
    },
  },
];
