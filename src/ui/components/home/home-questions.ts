import type { I18n } from '@lingui/core';
import { eligibleRegions } from '../../../domain/subscription/eligibility.ts';
import type { Question } from '../../structured-data/faq-page.ts';

/**
 * What people ask before they try it, for the page and for its structured data. In a file without styles, because the
 * head must load none.
 */
export function homeQuestions(i18n: I18n): readonly Question[] {
  return [
    {
      question: { id: 'home.questions.free', message: 'Is it free?' },
      answer: {
        id: 'home.questions.free.answer',
        message:
          'Yes. The browser and the search are free. The subscription is an extra, and you don’t need it for either.',
      },
    },
    {
      question: { id: 'home.questions.money', message: 'How do you make money?' },
      answer: {
        id: 'home.questions.money.answer',
        message:
          'From subscriptions, and from ads beside search results. Such an ad depends on the words you have just typed and your region, not on you. Search for shoes and you may see shoes; search for the weather next and the shoes are forgotten.',
      },
    },
    {
      question: { id: 'home.questions.account', message: 'Do I need an account?' },
      answer: {
        id: 'home.questions.account.answer',
        message:
          'Not to browse or search. If you subscribe, your account is a random number. On other devices, you sign in with a recovery key, or with a code if you add an e-mail address. There is no password.',
      },
    },
    {
      question: { id: 'home.questions.cancel', message: 'What happens when I cancel?' },
      answer: {
        id: 'home.questions.cancel.answer',
        message:
          'The subscription runs until the end of the period you paid for, and then stops. If you cancel during the free trial, nothing is charged.',
      },
    },
    {
      question: { id: 'home.questions.where', message: 'Where can I subscribe?' },
      answer: {
        id: 'home.questions.where.answer',
        message:
          'In {countries} countries: the United States, Canada, the United Kingdom and the countries of the European Union. Personal information removal is only available in the US.',
        values: { countries: i18n.number(Object.keys(eligibleRegions).length) },
      },
    },
  ];
}
