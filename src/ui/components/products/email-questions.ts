import { brand } from '../../../domain/brand.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** What people ask before they route their e-mail through us. */
export const emailQuestions: readonly Question[] = [
  {
    question: { id: 'products.email.ask.read', message: 'Do you read or keep my e-mails?' },
    answer: {
      id: 'products.email.ask.read.answer',
      message:
        'No. A program takes out the trackers and forwards the e-mail at once. We never save it, and nobody here reads it.',
    },
  },
  {
    question: { id: 'products.email.ask.reply', message: 'What address do people see when I reply?' },
    answer: {
      id: 'products.email.ask.reply.answer',
      message:
        'The private address they wrote to. Replies go back through us, so your own address stays hidden.',
    },
  },
  {
    question: { id: 'products.email.ask.provider', message: 'Do I have to change my e-mail provider?' },
    answer: {
      id: 'products.email.ask.provider.answer',
      message: 'No. {name} has no inbox. Everything arrives in the one that you already use.',
      values,
    },
  },
  {
    question: { id: 'products.email.ask.stop', message: 'What if I stop using it?' },
    answer: {
      id: 'products.email.ask.stop.answer',
      message:
        'Delete your account in the settings of e-mail protection. We then delete your addresses, and e-mails sent to them are returned. Before that, give stores and services a different address.',
    },
  },
];
