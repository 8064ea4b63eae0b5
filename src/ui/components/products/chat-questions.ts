import { brand } from '../../../domain/brand.ts';
import type { Question } from '../../structured-data/faq-page.ts';

/** What somebody might ask the chat about itself, in the order of a conversation. */
export const chatQuestions: readonly Question[] = [
  {
    question: { id: 'products.chat.ask.who', message: 'Do you know who I am?' },
    answer: {
      id: 'products.chat.ask.who.answer',
      message:
        'No. {name} strips your IP address from every question before passing it on. The model sees a question from {name}, not from you.',
      values: { name: brand.name },
    },
  },
  {
    question: { id: 'products.chat.ask.training', message: 'Will you learn from what I write?' },
    answer: {
      id: 'products.chat.ask.training.answer',
      message: 'No. Your chats are never used to train AI models.',
    },
  },
  {
    question: { id: 'products.chat.ask.kept', message: 'Where will this chat be tomorrow?' },
    answer: {
      id: 'products.chat.ask.kept.answer',
      message: 'In this browser, on this device, until you delete it there.',
    },
  },
  {
    question: { id: 'products.chat.ask.account', message: 'Do I need an account?' },
    answer: {
      id: 'products.chat.ask.account.answer',
      message:
        'No. Open the chat and start typing. It is free up to a daily limit. You only need a subscription for the newer models or for more questions a day.',
    },
  },
  {
    question: { id: 'products.chat.ask.wrong', message: 'Are your answers always right?' },
    answer: {
      id: 'products.chat.ask.wrong.answer',
      message:
        'No. AI can sound certain and be wrong. Check what matters, above all about health, money and the law.',
    },
  },
];
