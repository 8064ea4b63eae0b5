import type { Wishes } from './confirm-newsletter.ts';
import { type NewsletterTexts, waiting } from './text-shape.ts';

const wished = ({ news, tips }: Wishes) =>
  news && tips
    ? 'the weekly privacy news and the e-mail course'
    : news
      ? 'the weekly privacy news'
      : 'the e-mail course on privacy';

/** The newsletter's plain pages in English. */
export const english: NewsletterTexts = {
  confirm: (wishes) => ({
    heading: 'Shall it come to you?',
    says: [
      `You then get ${wished(wishes)} by mail.`,
      'Every issue has a link to leave. We do not track whether you open it.',
    ],
    button: 'Yes, send it to me',
  }),
  confirmed: (wishes) => ({
    heading: 'It will come to you',
    says: [`From now on you get ${wished(wishes)} by mail.`, 'To leave, press the link in any issue.'],
  }),
  over: {
    heading: 'This link no longer works',
    says: ['A link to confirm works for 15 days. Order the newsletter again, and we send you a new one.'],
    link: 'Order the newsletter',
  },
  leave: {
    heading: 'No more newsletter?',
    says: [
      'We then stop at once and delete your address from the newsletter.',
      'Mail about an account or a subscription of yours is not affected.',
    ],
    button: 'Stop the newsletter',
  },
  left: {
    heading: 'The newsletter is stopped',
    says: ['We deleted your address from it. Nothing more will come, and you need to do nothing else.'],
  },
  unknownLink: {
    heading: 'We do not know this link',
    says: ['Part of it may be missing. Copy the whole link from the mail and open it again.'],
  },
  home: 'To the home page',
  start: {
    heading: 'Newsletter',
    says: [
      'Have you just ordered it? Then look into your mailbox, also among the spam: nothing comes before you press the link in our mail.',
      'You can order it here. Every issue has a link to leave, and we do not track whether you open it.',
    ],
  },
  form: {
    heading: {
      invalid_email_address: 'Please check the address',
      nothing_chosen: 'One thing is missing',
      too_many_requests: 'Please wait a moment',
    },
    says: ['Nothing was sent yet, and what you typed is still here.'],
    email: 'E-mail address',
    what: 'What shall come?',
    news: 'The weekly privacy news',
    tips: 'The e-mail course with privacy tips',
    button: 'Order',
    problem: (failure) => {
      if (failure.code === 'invalid_email_address')
        return 'This is no e-mail address. It looks like name@example.com.';
      if (failure.code === 'nothing_chosen') return 'Choose at least one of the two.';
      return `You have ordered a few times just now. You can try again in ${waiting('en', failure.retryAfterSeconds)}. Look into your mailbox first, also among the spam: our mail may be there.`;
    },
  },
};
