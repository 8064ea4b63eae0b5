import { brand } from '../../../domain/brand.ts';
import type { EmailTexts, SubscriptionEmailName } from './email-content.ts';

const { name, supportEmail } = brand;
const product = `${name} Pro`;
const plan = { monthly: 'Monthly', yearly: 'Yearly' } as const;
const span = { monthly: 'month', yearly: 'year' } as const;
const reason = `${name} sent this because you have a subscription.`;
const newCard = 'You have changed the card since? Then you need to do nothing.';

/** English emails of subscription life, from the purchase to its end. */
export const englishSubscription: EmailTexts<SubscriptionEmailName> = {
  welcome: ({ billingPeriod, trialEndsAt, renewsAt }, { day, page }) => ({
    subject: `Welcome to ${product}`,
    preview:
      trialEndsAt === null ? 'Everything in it is open to you now.' : `Free until ${day(trialEndsAt)}.`,
    heading: `Welcome to ${product}`,
    lead:
      trialEndsAt === null
        ? 'Thank you. Everything in your subscription is open to you now.'
        : 'Your free trial has begun. Everything in your subscription is open to you now.',
    facts: [
      { name: 'Plan', value: plan[billingPeriod] },
      ...(trialEndsAt === null
        ? [{ name: 'Renews on', value: day(renewsAt) }]
        : [
            { name: 'Free until', value: day(trialEndsAt) },
            { name: 'First payment', value: day(renewsAt) },
          ]),
    ],
    action: { label: 'Switch it on', href: page('subscription') },
    notes: [
      'Use it on every device you have: open the browser there and sign in with this address.',
      trialEndsAt === null
        ? 'You can cancel whenever you like; what is paid for stays yours until its end.'
        : `Cancel before ${day(trialEndsAt)}, and you pay nothing.`,
    ],
    reason,
  }),
  receipt: ({ number, amount, currency, paidAt, periodEndsAt, billingPeriod }, { money, day, page }) => ({
    subject: `Your ${name} receipt, ${number}`,
    preview: `${money(amount, currency)}, paid on ${day(paidAt)}.`,
    heading: 'We have your payment',
    lead: `Thank you. ${product} is paid until ${day(periodEndsAt)}.`,
    facts: [
      { name: 'Amount', value: money(amount, currency) },
      { name: 'Paid on', value: day(paidAt) },
      { name: 'Plan', value: plan[billingPeriod] },
      { name: 'Paid until', value: day(periodEndsAt) },
      { name: 'Receipt', value: number },
    ],
    action: { label: 'See your subscription', href: page('subscription') },
    notes: ['Keep this mail if you need a record.', `Something is wrong? Write to ${supportEmail}.`],
    reason,
  }),
  'renewal-notice': ({ amount, currency, renewsAt, billingPeriod }, { money, day, page }) => ({
    subject: `${product}: next payment on ${day(renewsAt)}`,
    preview: `We then charge ${money(amount, currency)}.`,
    heading: `Your next payment is on ${day(renewsAt)}`,
    lead: `We then charge ${money(amount, currency)} for the next ${span[billingPeriod]}.`,
    action: { label: 'See or cancel it', href: page('subscription') },
    notes: [
      'You want to keep your subscription? Then you need to do nothing.',
      'You do not? Cancel before that day, and nothing is charged.',
    ],
    reason,
  }),
  'payment-failed': ({ step, accessEndsAt }, { day, page }) => {
    const end = day(accessEndsAt);
    const notices = {
      0: {
        subject: `Your ${name} payment did not go through`,
        preview: `Nothing was charged. Everything works until ${end}.`,
        heading: 'Your payment did not go through',
        lead: `Your bank refused the card. Nothing was charged, and everything keeps working until ${end}.`,
        notes: ['We try the card again in the next days. You can also give us another one.', newCard],
      },
      3: {
        subject: `Please check your card for ${name}`,
        preview: `Your bank refused it again. Everything works until ${end}.`,
        heading: 'Please check your card',
        lead: `Three days ago your payment did not go through, and it still does not. Everything keeps working until ${end}.`,
        notes: [
          'Often the card has expired or its limit is reached. Your bank knows the reason; we do not.',
          newCard,
        ],
      },
      7: {
        subject: `${product} needs a working card by ${end}`,
        preview: 'Your payment has been open for a week.',
        heading: `A working card is needed by ${end}`,
        lead: 'Your payment has been open for a week. Nothing was charged, and everything still works.',
        notes: [`Without a payment your subscription ends on ${end}.`, newCard],
      },
      12: {
        subject: `${product} ends on ${end}`,
        preview: 'This is the last notice: your card could not be charged.',
        heading: `Your subscription ends on ${end}`,
        lead: 'We could not charge your card in twelve days. This is the last notice before the end.',
        notes: [
          'You want to keep it? Give us a card that works before that day.',
          'You do not? Then you need to do nothing, and nothing is charged. You can come back whenever you like.',
        ],
      },
    } as const;
    return { ...notices[step], action: { label: 'Check your card', href: page('subscription') }, reason };
  },
  'subscription-cancelled': ({ accessEndsAt }, { day, page }) => ({
    subject: `${product} is cancelled`,
    preview: `Everything works until ${day(accessEndsAt)}.`,
    heading: 'Your subscription is cancelled',
    lead: `Nothing more will be charged. You can use everything in it until ${day(accessEndsAt)}.`,
    action: { label: 'Keep it after all', href: page('subscription') },
    notes: [`You did not cancel it? Write to ${supportEmail}.`],
    reason,
  }),
  'subscription-ended': (_, { page }) => ({
    subject: `${product} has ended`,
    preview: 'Nothing more will be charged.',
    heading: 'Your subscription has ended',
    lead: 'What was in it is switched off, and nothing more will be charged.',
    action: { label: 'See the plans', href: page('plans') },
    notes: [
      'The browser and the private search stay free, as they always were.',
      'Your account stays, so that you can come back with this address.',
    ],
    reason: `${name} sent this because you had a subscription.`,
  }),
  'second-trial': ({ amount, currency, billingPeriod }, { money, page }) => {
    const price = `${money(amount, currency)} a ${span[billingPeriod]}`;
    return {
      subject: `This card has had its free trial of ${product}`,
      preview: 'Nothing was charged. You can subscribe without a trial.',
      heading: 'This card has had its free trial',
      lead: 'Everybody gets one free trial, and this card has had its own with another account. So your new trial did not begin, and nothing was charged.',
      action: { label: 'Subscribe without a trial', href: page('plans') },
      notes: [
        `Without a trial it costs ${price}, paid on the day you subscribe. Choose a plan and pay with any card, also with this one.`,
        'You do not want to? Then you need to do nothing, and nothing will be charged.',
        `You never had a trial? Write to ${supportEmail}.`,
      ],
      reason: `${name} sent this because somebody, probably you, began a trial with this address.`,
    };
  },
};
