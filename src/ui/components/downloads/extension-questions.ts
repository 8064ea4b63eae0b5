import type { Question } from '../../structured-data/faq-page.ts';

/** What people ask once the extension is there. */
export const extensionQuestions: readonly Question[] = [
  {
    question: { id: 'downloads.success.questions.where', message: 'Where do I find the extension?' },
    answer: {
      id: 'downloads.success.questions.where.answer',
      message: 'Behind the puzzle piece beside the address bar. Pin it there, and the shield stays in view.',
    },
  },
  {
    question: {
      id: 'downloads.success.questions.confirm',
      message: 'My browser asks whether to keep the new search. What should I choose?',
    },
    answer: {
      id: 'downloads.success.questions.confirm.answer',
      message: 'Choose to keep it. Some browsers ask once, and go back to the old search engine otherwise.',
    },
  },
  {
    question: { id: 'downloads.success.questions.data', message: 'Why may it read data on all sites?' },
    answer: {
      id: 'downloads.success.questions.data.answer',
      message:
        'To see which scripts a page asks for and stop those that track you. That happens in your browser; the pages you visit are not sent to us.',
    },
  },
  {
    question: { id: 'downloads.success.questions.broken', message: 'A site looks wrong. What can I do?' },
    answer: {
      id: 'downloads.success.questions.broken.answer',
      message: 'Click the shield and turn protection off for that site. There you can also tell us about it.',
    },
  },
  {
    question: { id: 'downloads.success.questions.private', message: 'Does it work in private windows?' },
    answer: {
      id: 'downloads.success.questions.private.answer',
      message:
        'Only if you allow it: open the extension’s details in your browser and switch it on for private windows.',
    },
  },
  {
    question: { id: 'downloads.success.questions.remove', message: 'How do I remove it again?' },
    answer: {
      id: 'downloads.success.questions.remove.answer',
      message: 'Right-click its icon and choose to remove it. Your search engine goes back to what it was.',
    },
  },
];
