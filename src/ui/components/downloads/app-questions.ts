import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** What people ask before they switch browsers. */
export const appQuestions: readonly Question[] = [
  {
    question: { id: 'downloads.app.questions.free', message: 'What does it cost?' },
    answer: {
      id: 'downloads.app.questions.free.answer',
      message:
        'Nothing. The browser, search and the extension are free, and you don’t need an account. We make money from the subscription and from search ads, which depend on the words you search for and your region, and on nothing else.',
    },
  },
  {
    question: {
      id: 'downloads.app.questions.import',
      message: 'Can I import my bookmarks and passwords?',
    },
    answer: {
      id: 'downloads.app.questions.import.answer',
      message:
        'Yes. On a computer, {name} can import both from the browser you use now. On a phone, you can sync them from your computer.',
      values,
    },
  },
  {
    question: { id: 'downloads.app.questions.sites', message: 'Do websites still work?' },
    answer: {
      id: 'downloads.app.questions.sites.answer',
      message:
        'Almost all of them do. If one doesn’t, click the shield in the address bar and turn protection off for that site only.',
    },
  },
  {
    question: { id: 'downloads.app.questions.search', message: 'Do I have to use your search?' },
    answer: {
      id: 'downloads.app.questions.search.answer',
      message:
        'No. Our search is built into {name}, but a bang takes a search elsewhere: type !w before it and it goes to Wikipedia.',
      values,
    },
  },
  {
    question: { id: 'downloads.app.questions.systems', message: 'Which systems does it run on?' },
    answer: {
      id: 'downloads.app.questions.systems.answer',
      message: '{windows}, {mac}, {ios} and {android}, and later versions of each.',
      values: {
        windows: minimumSystems.windows.label,
        mac: minimumSystems.mac.label,
        ios: minimumSystems.ios.label,
        android: minimumSystems.android.label,
      },
    },
  },
];
