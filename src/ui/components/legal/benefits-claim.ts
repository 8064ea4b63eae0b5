import { keptDays } from '../../../domain/records/kept-days.ts';
import { services } from '../../../domain/subscription/services.ts';
import type { LegalSection } from './legal-text.ts';

const { phones } = services.restoration;

/** From the call to the claim, step by step. */
export const claimSection: LegalSection = {
  id: 'claim',
  title: { id: 'legal.benefits.claim', message: 'How to make a claim' },
  blocks: [
    {
      facts: [
        {
          name: { id: 'legal.benefits.claim.code', message: 'Get your code' },
          text: {
            text: {
              id: 'legal.benefits.claim.code.text',
              message:
                'Sign in and get a code on the <0>identity theft restoration</0> page. It is valid for {days} days. It shows that you subscribe, not who you are.',
              values: { days: keptDays.restorationCodes },
            },
            links: ['/identity-theft-restoration#code'],
          },
        },
        {
          name: { id: 'legal.benefits.claim.call', message: 'Call' },
          text: {
            text: {
              id: 'legal.benefits.claim.call.text',
              message:
                'Call <0>{us}</0>, free of charge within the US, or <1>{elsewhere}</1> from any other country, at your provider’s usual rate. Advisers answer day and night, every day. Have your code ready; you can call without one as well.',
              values: phones,
            },
            links: [phones.us, phones.elsewhere].map((phone) => `tel:${phone.replaceAll(' ', '')}`),
          },
        },
        {
          name: { id: 'legal.benefits.claim.ask', message: 'Ask before you pay' },
          text: {
            id: 'legal.benefits.claim.ask.text',
            message:
              'Say which expense you expect. Your adviser tells you whether it is covered and up to which amount.',
          },
        },
        {
          name: { id: 'legal.benefits.claim.send', message: 'Claim what you paid' },
          text: {
            id: 'legal.benefits.claim.send.text',
            message:
              'Tell your adviser what you paid, and send in your receipts as agreed with your adviser. Claims go to our partner. We see neither your case nor your receipts.',
          },
        },
      ],
    },
  ],
};

/** What a claim and a case require. */
export const keepSection: LegalSection = {
  id: 'keep',
  title: { id: 'legal.benefits.keep', message: 'What to keep' },
  blocks: [
    [
      {
        id: 'legal.benefits.keep.receipts',
        message: 'Receipts that show the date, the amount and what you paid for.',
      },
      {
        id: 'legal.benefits.keep.papers',
        message: 'Letters, bills and e-mails about accounts, loans or purchases that are not yours.',
      },
      { id: 'legal.benefits.keep.answers', message: 'Copies of what you sent and of the answers you got.' },
      {
        id: 'legal.benefits.keep.calls',
        message: 'Notes of your calls: who you spoke to, when, and what was said.',
      },
      {
        id: 'legal.benefits.keep.police',
        message: 'The number of your police report, if you filed one.',
      },
    ],
  ],
};
