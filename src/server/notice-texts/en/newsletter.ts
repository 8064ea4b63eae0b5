import type { NewsletterWishes } from '../../../domain/content/newsletter.ts';
import { waiting } from '../../http/waiting.ts';
import type { NewsletterTexts } from '../shapes/newsletter.ts';

const wished = ({ news, tips }: NewsletterWishes) =>
  news && tips
    ? 'the weekly privacy news and the e-mail course'
    : news
      ? 'the weekly privacy news'
      : 'the e-mail course on privacy';

/** The newsletter's plain pages in English. */
export const newsletter: NewsletterTexts = {
  confirm: (wishes) => ({
    heading: 'Do you want our newsletter?',
    says: [
      `You’ll get ${wished(wishes)} by e-mail.`,
      'You can unsubscribe with a link in every issue. We do not track whether you open it.',
    ],
    button: 'Yes, send it to me',
  }),
  confirmed: (wishes) => ({
    heading: 'You’re signed up',
    says: [
      `From now on, you’ll get ${wished(wishes)} by e-mail.`,
      'To unsubscribe, use the link in any issue.',
    ],
  }),
  over: {
    heading: 'This link no longer works',
    says: ['A confirmation link works for 15\u00a0days. Sign up again, and we’ll send you a new one.'],
    link: 'Sign up for the newsletter',
  },
  leave: {
    newsletter: {
      heading: 'Unsubscribe from the newsletter?',
      says: [
        'We’ll stop sending it right away and delete your address from the list.',
        'E-mails about your account or your subscription are not affected.',
      ],
      button: 'Unsubscribe',
    },
    question: {
      heading: 'Stop asking you?',
      says: [
        'We’ll delete this address from our list now, and won’t send it another confirmation e-mail for 30\u00a0days.',
      ],
      button: 'Don’t ask again',
    },
  },
  left: {
    newsletter: {
      heading: 'You are unsubscribed',
      says: ['We have deleted your address from the list. You don’t need to do anything else.'],
    },
    question: {
      heading: 'We won’t ask again',
      says: [
        'You’ll get no such e-mail from us for the next 30\u00a0days. We have deleted your address from the list.',
      ],
    },
  },
  unknownLink: {
    heading: 'This link doesn’t work',
    says: ['Part of it may be missing. Copy the whole link from the e-mail and open it again.'],
  },
  home: 'Go to the home page',
  start: {
    heading: 'Newsletter',
    says: [
      'If you have just signed up, check your inbox and your spam folder. We send you nothing until you open the link in our e-mail.',
      'You can sign up here. You can unsubscribe with a link in every issue, and we do not track whether you open it.',
    ],
  },
  form: {
    heading: {
      invalid_email_address: 'Please check the address',
      nothing_chosen: 'One thing is missing',
      too_many_requests: 'Please wait a moment',
    },
    says: ['Nothing has been sent yet, and what you entered is still here.'],
    email: 'E-mail address',
    what: 'What would you like to get?',
    news: 'Weekly privacy news',
    tips: 'E-mail course with privacy tips',
    button: 'Sign up',
    problem: (failure) => {
      if (failure.code === 'invalid_email_address')
        return 'This is not an e-mail address. It should look like name@example.com.';
      if (failure.code === 'nothing_chosen') return 'Choose at least one of the two.';
      return `You have signed up several times just now. You can try again in ${waiting('en', failure.retryAfterSeconds)}. Check your inbox and your spam folder first: our e-mail may already be there.`;
    },
  },
};
