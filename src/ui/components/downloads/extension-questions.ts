import type { Question } from '../../structured-data/faq-page.ts';

/** What people ask once they have the extension. */
export const extensionQuestions: readonly Question[] = [
  {
    question: { id: 'downloads.success.questions.where', message: 'Where do I find the extension?' },
    answer: {
      id: 'downloads.success.questions.where.answer',
      message: 'Behind the puzzle piece next to the address bar. Pin it there to keep the shield in view.',
    },
  },
  {
    question: {
      id: 'downloads.success.questions.confirm',
      message: 'My browser asks whether to keep the new search engine. What should I choose?',
    },
    answer: {
      id: 'downloads.success.questions.confirm.answer',
      message: 'Choose to keep it. Otherwise, some browsers switch back to your previous search engine.',
    },
  },
  {
    question: { id: 'downloads.success.questions.data', message: 'Why does it need access to all sites?' },
    answer: {
      id: 'downloads.success.questions.data.answer',
      message:
        'To see which scripts a page loads and block those that track you. This happens in your browser.',
    },
  },
  {
    question: { id: 'downloads.success.questions.broken', message: 'A site looks wrong. What can I do?' },
    answer: {
      id: 'downloads.success.questions.broken.answer',
      message: 'Click the shield and turn protection off for that site only.',
    },
  },
  {
    question: { id: 'downloads.success.questions.others', message: 'Do I need it in every browser I use?' },
    answer: {
      id: 'downloads.success.questions.others.answer',
      message:
        'Yes. An extension only protects the browser it’s installed in. Ours runs in Firefox, Chrome, Brave and Microsoft Edge.',
    },
  },
  {
    question: {
      id: 'downloads.success.questions.elsewhere',
      message: 'Can I still use another search engine?',
    },
    answer: {
      id: 'downloads.success.questions.elsewhere.answer',
      message: 'Yes. Type a bang before your search to send it elsewhere: !w goes to Wikipedia, for example.',
    },
  },
  {
    question: {
      id: 'downloads.success.questions.blockers',
      message: 'Can I use it alongside an ad blocker?',
    },
    answer: {
      id: 'downloads.success.questions.blockers.answer',
      message: 'Yes. If a page doesn’t load properly, turn one of them off for that site to find the cause.',
    },
  },
  {
    question: { id: 'downloads.success.questions.private', message: 'Does it work in private windows?' },
    answer: {
      id: 'downloads.success.questions.private.answer',
      message:
        'Only if you allow it: open the extension’s details in your browser and turn it on for private windows.',
    },
  },
  {
    question: { id: 'downloads.success.questions.cost', message: 'What does it cost?' },
    answer: {
      id: 'downloads.success.questions.cost.answer',
      message: 'Nothing, and you don’t need an account.',
    },
  },
  {
    question: { id: 'downloads.success.questions.remove', message: 'How do I remove it?' },
    answer: {
      id: 'downloads.success.questions.remove.answer',
      message:
        'Right-click its icon and choose to remove it. Your search engine goes back to what it was before.',
    },
  },
];
