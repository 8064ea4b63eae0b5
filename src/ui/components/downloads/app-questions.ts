import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** What people ask before they change their browser. */
export const appQuestions: readonly Question[] = [
  {
    question: { id: 'downloads.app.questions.free', message: 'What does it cost?' },
    answer: {
      id: 'downloads.app.questions.free.answer',
      message:
        'Nothing. Browser, search and extension are free, without an account. We earn money from ads beside search results, which depend on the search and not on you, and from the subscription.',
    },
  },
  {
    question: {
      id: 'downloads.app.questions.import',
      message: 'Can I bring my bookmarks and passwords along?',
    },
    answer: {
      id: 'downloads.app.questions.import.answer',
      message:
        'Yes. On a computer the browser reads both from your old one, if you ask it to. On a phone you get them by sync or from a file.',
    },
  },
  {
    question: { id: 'downloads.app.questions.sites', message: 'Do websites still work?' },
    answer: {
      id: 'downloads.app.questions.sites.answer',
      message:
        'Almost all of them. If one doesn’t, the shield in the address bar turns protection off for that site alone.',
    },
  },
  {
    question: { id: 'downloads.app.questions.search', message: 'Do I have to use your search?' },
    answer: {
      id: 'downloads.app.questions.search.answer',
      message:
        'In {name} it is built in. Bangs take you to others: type !w before a search and it goes to Wikipedia.',
      values,
    },
  },
  {
    question: { id: 'downloads.app.questions.systems', message: 'What does it run on?' },
    answer: {
      id: 'downloads.app.questions.systems.answer',
      message: 'On {windows}, {mac}, {ios} and {android}, and on every later version of each.',
      values: {
        windows: minimumSystems.windows.label,
        mac: minimumSystems.mac.label,
        ios: minimumSystems.ios.label,
        android: minimumSystems.android.label,
      },
    },
  },
];
