import { BrowserStorage } from './browser-storage.tsx';
import type { LegalSection } from './legal-text.ts';

/** What is stored in the visitor's own browser. */
export const browserSection: LegalSection = {
  id: 'browser',
  title: { id: 'legal.privacy.browser', message: 'What is stored in your browser' },
  blocks: [
    {
      id: 'legal.privacy.browser.what',
      message:
        'Our pages store the following in your own browser, each for one purpose. None of it is read by another company, and none of it is used to recognize you elsewhere. You can delete it at any time in your browser’s settings.',
    },
    { element: <BrowserStorage /> },
    {
      id: 'legal.privacy.browser.pairing',
      message:
        'When you pair two devices for sync, the page you reach by the QR code reads its secret after the # in the address. That part of an address is never sent to a server, ours included; the page hands it to our app and does not store it.',
    },
  ],
};

/** Who else receives data, and which. */
export const recipientsSection: LegalSection = {
  id: 'recipients',
  title: { id: 'legal.privacy.who', message: 'Who else can see your data' },
  blocks: [
    {
      id: 'legal.privacy.who.intro',
      message:
        'Companies that work for us see what is named here, for that work only and under contracts that forbid any other use. Courts and authorities see it where the law demands it.',
    },
    {
      facts: [
        {
          name: { id: 'legal.privacy.who.search', message: 'Search and advertising partners' },
          text: {
            id: 'legal.privacy.who.search.text',
            message:
              'The words of a search and your region. They see our address, never yours. If you click on an ad or a result, you leave us, and the website you open has its own rules.',
          },
        },
        {
          name: { id: 'legal.privacy.who.models', message: 'Providers of AI models' },
          text: {
            text: {
              id: 'legal.privacy.who.models.text',
              message:
                'The chat you ask a question in, and your approximate location if you allow it. They see our address, never yours. <0>What they may do with it</0>',
            },
            links: ['/duckai/privacy-terms#providers'],
          },
        },
        {
          name: { id: 'legal.privacy.who.payment', message: 'Stripe, our payment provider' },
          text: {
            id: 'legal.privacy.who.payment.text',
            message:
              'Your card details and what else you type on its payment page, the price, the random number of your account, and the campaign whose link led to the purchase. Stripe tells us whether the payment went through and gives us a code that stands for the card.',
          },
        },
        {
          name: { id: 'legal.privacy.who.mail', message: 'Our e-mail delivery service' },
          text: {
            id: 'legal.privacy.who.mail.text',
            message: 'Your address and the e-mail, while it is being delivered.',
          },
        },
        {
          name: { id: 'legal.privacy.who.restoration', message: 'Our identity theft restoration partner' },
          text: {
            id: 'legal.privacy.who.restoration.text',
            message:
              'Whether the code you give it is valid. It learns nothing else from us, and we learn nothing of what you tell it about your case.',
          },
        },
        {
          name: { id: 'legal.privacy.who.hosting', message: 'Our hosting companies' },
          text: {
            id: 'legal.privacy.who.hosting.text',
            message:
              'They run our servers and network, so your connection, with its IP address, passes through them.',
          },
        },
        {
          name: { id: 'legal.privacy.who.authorities', message: 'Courts and authorities' },
          text: {
            id: 'legal.privacy.who.authorities.text',
            message:
              'They get what a valid legal order demands, if we have it. We have no searches and no browsing history to hand over.',
          },
        },
      ],
    },
    {
      id: 'legal.privacy.who.transfer',
      message:
        'We are a company in the United States, so your data is processed there. For personal data from the EU and the UK we use the standard contractual clauses of the European Commission and the UK addendum. Write to us for a copy.',
    },
  ],
};
