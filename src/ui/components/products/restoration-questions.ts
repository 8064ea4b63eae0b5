import { brand } from '../../../domain/brand.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** What people ask before they call, and how to tell whether a call is ours. */
export const restorationQuestions: readonly Question[] = [
  {
    question: { id: 'products.restoration.ask.signs', message: 'How can I tell if my identity was stolen?' },
    answer: {
      id: 'products.restoration.ask.signs.answer',
      message:
        'Look out for bills for things you did not buy, letters about accounts you did not open, a loan refused for no reason, or mail that stops coming. Call even if you are not sure.',
    },
  },
  {
    question: {
      id: 'products.restoration.ask.call',
      message: 'Someone called and said they were from {name}. Were they?',
      values,
    },
    answer: {
      id: 'products.restoration.ask.call.answer',
      message:
        'Only if you have an open case and arranged the call. Nobody from {name} asks for passwords, bank codes or payment. If in doubt, hang up and dial the number on this page.',
      values,
    },
  },
  {
    question: { id: 'products.restoration.ask.who', message: 'What do you learn about my case?' },
    answer: {
      id: 'products.restoration.ask.who.answer',
      message:
        'Nothing. Your case stays between you and our restoration partner. We only tell the partner whether your code is valid.',
    },
  },
  {
    question: { id: 'products.restoration.ask.before', message: 'Does it help with what happened earlier?' },
    answer: {
      id: 'products.restoration.ask.before.answer',
      message:
        'The advisers help with any case you report while you subscribe. Expenses from before your subscription are not reimbursed.',
    },
  },
];
