import { brand } from '../../domain/brand.ts';
import type { CardTexts, Texts } from './hosted-texts.ts';

/** The hosted payment pages in English. */
export const english: Texts = {
  testMode: 'Test mode',
  testModeSays:
    'This page stands in for our payment provider. Real cards are declined and no money is taken.',
  back: 'Back to the plans',
  product: { monthly: 'Monthly subscription', yearly: 'Yearly subscription' },
  every: { monthly: (price) => `${price} a month`, yearly: (price) => `${price} a year` },
  afterThat: { monthly: (price) => `then ${price} a month`, yearly: (price) => `then ${price} a year` },
  dueToday: 'Due today',
  today: 'Today',
  trialBegins: (days) => `Your ${days}-day free trial begins`,
  trialFree: 'You can use everything right away. Nothing is charged.',
  firstCharge: (price) => `First charge: ${price}`,
  firstChargeNote: (date) => `If you cancel before ${date}, you pay nothing.`,
  chargedToday: (price) => `${price} is charged`,
  afterwards: { monthly: 'Every month after that', yearly: 'Every year after that' },
  afterwardsNote: 'The same price, until you cancel. Canceling takes two clicks.',
  youGet: 'Included',
  tax: 'All taxes included',
  payHeading: 'Pay by card',
  fields: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code', postcode: 'Postcode' },
  expiryHint: 'MM / YY',
  cvcHint: '3 digits on the back',
  problems: {
    number_missing: 'Enter the card number.',
    number_invalid: 'This is not a card number. Check the digits.',
    number_not_a_test_card: 'This card is not one of the test cards. Never enter a real card here.',
    expiry_missing: 'Enter the expiry date.',
    expiry_invalid: 'Enter the expiry date as on the card, for example 04 / 29.',
    expiry_past: 'This date has passed. Use a card that is still valid.',
    cvc_missing: 'Enter the security code.',
    cvc_invalid: 'The security code has 3 digits, on American Express 4.',
    postcode_missing: 'Enter the postcode of your card’s billing address.',
    postcode_invalid: 'This is not a postcode. Letters, digits, spaces and dashes only.',
  },
  problemsHeading: (count) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
  declined: {
    card_declined: 'Your bank declined this card. It does not tell us why.',
    insufficient_funds: 'Your bank declined this card: the account does not have enough money.',
    expired_card: 'Your bank declined this card: it has expired.',
    authentication_failed: 'The payment was not confirmed with your bank.',
  },
  declinedHeading: 'The payment did not go through',
  nothingCharged: 'Nothing was charged. Try again, or use a different card.',
  pay: (price) => `Pay ${price}`,
  startTrial: (days) => `Start ${days}-day free trial`,
  agreement: {
    monthly: (price, from) =>
      from === null
        ? `We charge ${price} now and every month after, until you cancel.`
        : `We charge ${price} on ${from} and every month after, until you cancel.`,
    yearly: (price, from) =>
      from === null
        ? `We charge ${price} now and every year after, until you cancel.`
        : `We charge ${price} on ${from} and every year after, until you cancel.`,
  },
  cancel: 'Cancel and go back',
  secrets: 'Your card number and security code are never stored.',
  cards: 'Test cards',
  cardsIntro: 'Use any future date, any security code of the right length and any postcode.',
  cardSays: {
    succeeds: 'Accepted.',
    mastercard: 'Mastercard, accepted.',
    amex: 'American Express, accepted. Its security code has 4 digits.',
    asks: 'The bank asks you to confirm first.',
    declined: 'Declined.',
    insufficient: 'Declined: insufficient funds.',
    expired: 'Declined: the card has expired.',
    'fails-later': 'Starts a free trial, then every charge fails.',
    shared: 'The same card for everybody: one free trial in total, then none.',
  },
  fillIn: 'Fill in',
  features: {
    'Network Protection': 'VPN',
    'Data Broker Protection': 'Personal information removal',
    'Identity Theft Restoration': 'Identity theft restoration',
    'Global Identity Theft Restoration': 'Advice after identity theft',
    'Duck.ai': 'Private AI chat',
  },
  error: 'Error',
  challenge: {
    title: 'Confirm with your bank',
    heading: 'Is this you?',
    bank: 'Test Bank',
    ask: (price) =>
      `${brand.name} wants to charge ${price} to this card. Approve only if you asked for this.`,
    askTrial: (price, from) =>
      `${brand.name} wants to save this card and charge ${price} to it on ${from}. Nothing is charged today. Approve only if you asked for this.`,
    approve: 'Approve',
    deny: 'Deny',
    other: 'Use a different card',
    merchant: 'To',
    card: 'Card',
    amount: 'Amount',
    note: 'A real bank would ask for a fingerprint or a code here.',
  },
  ended: {
    complete: {
      title: 'Already paid',
      says: 'The payment went through and was charged once. There is nothing left to do here.',
      link: 'Go to your subscription',
    },
    trial: {
      title: 'Already subscribed',
      says: 'Nothing was charged when you subscribed. There is nothing left to do here.',
      link: 'Go to your subscription',
    },
    expired: {
      title: 'This payment page has expired',
      says: 'It was open for too long, or a newer one took its place. Nothing was charged.',
      link: 'Choose a plan again',
    },
    unknown: {
      title: 'This payment page does not exist',
      says: 'The link is incomplete or was never valid. Nothing was charged.',
      link: 'See the plans',
    },
  },
};

/** American terms that differ from {@link english}. */
export const americanEnglish: CardTexts = {
  ...english,
  fields: { ...english.fields, expiry: 'Expiration date', postcode: 'ZIP code' },
  problems: {
    ...english.problems,
    expiry_missing: 'Enter the expiration date.',
    expiry_invalid: 'Enter the expiration date as on the card, for example 04 / 29.',
    postcode_missing: 'Enter the ZIP code of your card’s billing address.',
    postcode_invalid: 'This is not a ZIP code. Letters, digits, spaces and dashes only.',
  },
  cardsIntro: 'Use any future date, any security code of the right length and any ZIP code.',
};
