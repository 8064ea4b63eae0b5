import type { purchaseRecords } from '../../../../domain/records/purchase-records.ts';
import type { KeptText } from './kept-text.ts';

/** The records of purchases, in words for visitors. */
export const purchaseTexts: Readonly<Record<keyof typeof purchaseRecords, KeptText>> = {
  subscription: {
    name: { id: 'legal.privacy.kept.subscription', message: 'Your subscription' },
    text: {
      id: 'legal.privacy.kept.subscription.text',
      message:
        'Product, start, renewal and status, and our payment provider’s numbers for it. All of it under your random number, without your name or address.',
    },
  },
  country: {
    name: { id: 'legal.privacy.kept.country', message: 'The country you bought in' },
    text: { id: 'legal.privacy.kept.country.text', message: 'Price and tax depend on it.' },
  },
  campaign: {
    name: { id: 'legal.privacy.kept.campaign', message: 'The campaign that led to your purchase' },
    text: {
      id: 'legal.privacy.kept.campaign.text',
      message:
        'Its name, if you came through a link from one of our campaigns. Some come with a longer free trial.',
    },
  },
  paymentNotices: {
    name: { id: 'legal.privacy.kept.notices', message: 'Notices from our payment provider' },
    text: {
      id: 'legal.privacy.kept.notices.text',
      message: 'Their numbers and what followed from them, so that nothing is charged or sent twice.',
    },
  },
  comparisons: {
    name: { id: 'legal.privacy.kept.compared', message: 'The nightly comparison with our payment provider' },
    text: {
      id: 'legal.privacy.kept.compared.text',
      message: 'Where its records and ours differed, so that you get what you paid for.',
    },
  },
  trial: {
    name: { id: 'legal.privacy.kept.trial', message: 'That you have used your free trial' },
    text: {
      id: 'legal.privacy.kept.trial.text',
      message:
        'As one-way codes made from your card and e-mail address, so that everybody gets one free trial. With your account’s number for as long as we keep that.',
    },
  },
  restorationCodes: {
    name: { id: 'legal.privacy.kept.restoration', message: 'Codes for identity theft restoration' },
    text: {
      id: 'legal.privacy.kept.restoration.text',
      message: 'As one-way codes. They show our partner that you are a subscriber.',
    },
  },
};
