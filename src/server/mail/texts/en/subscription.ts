import { brand } from '../../../../domain/brand.ts';
import type { EmailTexts, SubscriptionEmailName } from '../email-content.ts';

const { name, supportEmail } = brand;
const product = `${name} Pro`;
const plan = { monthly: 'Monthly', yearly: 'Yearly' } as const;
const span = { monthly: 'month', yearly: 'year' } as const;
const reason = `You received this e-mail because you have a ${product} subscription.`;
const newCard = 'If you have changed your card since, you don’t need to do anything.';

/** English emails about a subscription, from purchase to end. */
export const subscription: EmailTexts<SubscriptionEmailName> = {
  welcome: ({ billingPeriod, price, trialEndsAt, renewsAt }, { money, day, page }) => ({
    subject: `Welcome to ${product}`,
    preview:
      trialEndsAt === null
        ? 'You can use everything included right away.'
        : `Free until ${day(trialEndsAt)}.`,
    heading: `Welcome to ${product}`,
    lead:
      trialEndsAt === null
        ? 'Thank you. You can use everything included in your subscription right away.'
        : 'Your free trial has started. You can use everything included in your subscription right away.',
    facts: [
      { name: 'Plan', value: plan[billingPeriod] },
      ...(price === undefined
        ? []
        : [
            {
              name: 'Price',
              value: `${money(price.amount, price.currency)} a ${span[billingPeriod]}, tax included, until you cancel`,
            },
          ]),
      ...(trialEndsAt === null
        ? [{ name: 'Renews on', value: day(renewsAt) }]
        : [
            { name: 'Free until', value: day(trialEndsAt) },
            { name: 'First payment', value: day(renewsAt) },
          ]),
    ],
    action: { label: 'Set it up', href: page('subscription') },
    notes: [
      'To use it on your other devices, open the browser there and sign in with this address.',
      trialEndsAt === null
        ? 'You can cancel at any time and keep using everything until the end of the period you paid for.'
        : `If you cancel before ${day(trialEndsAt)}, you pay nothing.`,
    ],
    reason,
  }),
  receipt: ({ number, amount, currency, paidAt, periodEndsAt, billingPeriod }, { money, day, page }) => ({
    subject: `Your ${name} receipt, ${number}`,
    preview: `${money(amount, currency)}, paid on ${day(paidAt)}.`,
    heading: 'We have received your payment',
    lead: `Thank you. ${product} is paid until ${day(periodEndsAt)}.`,
    facts: [
      { name: 'Amount', value: `${money(amount, currency)}, tax included` },
      { name: 'Paid on', value: day(paidAt) },
      { name: 'Plan', value: plan[billingPeriod] },
      { name: 'Paid until', value: day(periodEndsAt) },
      { name: 'Receipt', value: number },
    ],
    action: { label: 'See your subscription', href: page('subscription') },
    notes: ['Keep this e-mail for your records.', `If something is wrong, write to ${supportEmail}.`],
    reason,
  }),
  'renewal-notice': ({ amount, currency, renewsAt, billingPeriod }, { money, day, page }) => ({
    subject: `${product}: next payment on ${day(renewsAt)}`,
    preview: `We will charge ${money(amount, currency)}.`,
    heading: `Your next payment is on ${day(renewsAt)}`,
    lead: `We will charge ${money(amount, currency)}, tax included, for the next ${span[billingPeriod]}.`,
    action: { label: 'See or cancel your subscription', href: page('subscription') },
    notes: [
      'To keep your subscription, you don’t need to do anything.',
      `If you cancel before ${day(renewsAt)}, nothing is charged.`,
    ],
    reason,
  }),
  'payment-failed': ({ step, due, accessEndsAt }, { money, day, page }) => {
    const end = day(accessEndsAt);
    const notices = {
      0: {
        subject: `Your ${name} payment did not go through`,
        preview: `Nothing was charged. Everything works until ${end}.`,
        heading: 'Your payment did not go through',
        lead: `Your bank declined the card. Nothing was charged, and everything keeps working until ${end}.`,
        notes: [
          'We’ll try your card again over the next few days. You can also use a different card.',
          newCard,
        ],
      },
      3: {
        subject: `Please check your card for ${name}`,
        preview: `Your bank declined it again. Everything works until ${end}.`,
        heading: 'Please check your card',
        lead: `Your payment did not go through three days ago, and your bank has declined it again. Everything keeps working until ${end}.`,
        notes: [
          'Often the card has expired or reached its limit. Your bank can tell you the reason; it does not tell us.',
          newCard,
        ],
      },
      7: {
        subject: `${product} needs a working card by ${end}`,
        preview: 'Your payment has been overdue for a week.',
        heading: `Please add a working card by ${end}`,
        lead: 'Your payment has been overdue for a week. Nothing was charged, and everything still works.',
        notes: [`Without a payment, your subscription ends on ${end}.`, newCard],
      },
      12: {
        subject: `Your ${product} subscription ends on ${end}`,
        preview: 'This is our last reminder: your card could not be charged.',
        heading: `Your subscription ends on ${end}`,
        lead: 'For twelve days, we have not been able to charge your card. This is our last reminder.',
        notes: [
          `To keep your subscription, add a working card before ${end}.`,
          'To let it end, you don’t need to do anything, and nothing is charged. You can come back whenever you like.',
        ],
      },
    } as const;
    return {
      ...notices[step],
      ...(due && {
        facts: [{ name: 'Amount due', value: `${money(due.amount, due.currency)}, tax included` }],
      }),
      action: { label: 'Check your card', href: page('subscription') },
      reason,
    };
  },
  'subscription-cancelled': ({ accessEndsAt }, { day, page }) => ({
    subject: `Your ${product} subscription is canceled`,
    preview: `Everything works until ${day(accessEndsAt)}.`,
    heading: 'Your subscription is canceled',
    lead: `Nothing more will be charged. You can use everything included until ${day(accessEndsAt)}.`,
    action: { label: 'Keep my subscription', href: page('subscription') },
    notes: [`If you did not cancel it, write to ${supportEmail}.`],
    reason,
  }),
  'subscription-ended': (_, { page }) => ({
    subject: `Your ${product} subscription has ended`,
    preview: 'Nothing more will be charged.',
    heading: 'Your subscription has ended',
    lead: 'The features it included are switched off, and nothing more will be charged.',
    action: { label: 'See the plans', href: page('plans') },
    notes: [
      'The browser and private search are still free.',
      'We keep your account, so you can sign in with this address and subscribe again.',
    ],
    reason: `You received this e-mail because you had a ${product} subscription.`,
  }),
  refund: ({ number, amount, currency, part, ended, forFraud }, { money, page }) => ({
    subject: `We have refunded ${money(amount, currency)}`,
    preview: 'Your bank will show it within ten business days.',
    heading: `We have refunded ${money(amount, currency)}`,
    lead: ended
      ? 'Your subscription has ended, and nothing more will be charged.'
      : 'Your subscription continues as before.',
    facts: [
      { name: 'Amount', value: money(amount, currency) },
      { name: 'Receipt', value: part === 'whole' ? number : `${number}, in part` },
    ],
    action: ended
      ? { label: 'See the plans', href: page('plans') }
      : { label: 'See your subscription', href: page('subscription') },
    notes: [
      ...(forFraud
        ? [
            'Your bank told us that the card may have been used without its owner’s knowledge, so we have refunded the whole amount.',
            `If you paid yourself and want to keep ${product}, subscribe again with a different card.`,
          ]
        : []),
      'The refund goes to the card you paid with. Your bank will show it within ten business days.',
      `If something is wrong, write to ${supportEmail}.`,
    ],
    reason: `You received this e-mail because you have or had a ${product} subscription.`,
  }),
  'payment-disputed': (_, { page }) => ({
    subject: `Your ${product} subscription is paused`,
    preview: 'Your bank is looking into a payment. Nothing more is charged.',
    heading: 'Your subscription is paused',
    lead: 'Your bank has asked for your last payment back and is looking into it. Until it decides, the features are switched off, and nothing more is charged.',
    action: { label: 'See your subscription', href: page('subscription') },
    notes: [
      'If the bank decides that the payment was valid, everything works again by itself. If it gives you the money back for good, your subscription ends.',
      'If this is a mistake, ask your bank to withdraw the claim. That is the quickest way.',
      `If you have questions about the payment, write to ${supportEmail}.`,
    ],
    reason,
  }),
  'dispute-settled': ({ accessEndsAt }, { day, page }) => ({
    subject: `${product} works again`,
    preview: `Your bank has decided. Everything works until ${day(accessEndsAt)}.`,
    heading: 'Your subscription works again',
    lead: `Your bank has decided that the payment stands. You can use everything included until ${day(accessEndsAt)}.`,
    action: { label: 'See your subscription', href: page('subscription') },
    notes: [
      'Your subscription does not renew by itself anymore. If you want it to, choose “Keep my subscription” on its page.',
      `If you have questions, write to ${supportEmail}.`,
    ],
    reason,
  }),
  'second-trial': ({ amount, currency, billingPeriod }, { money, page }) => {
    const price = `${money(amount, currency)} a ${span[billingPeriod]}`;
    return {
      subject: `This card has already been used for a free trial of ${product}`,
      preview: 'Nothing was charged. You can subscribe without a trial.',
      heading: 'This card has already been used for a free trial',
      lead: 'Everybody gets one free trial, and this card was used for one with another account. Your new trial did not start, and nothing was charged.',
      action: { label: 'Subscribe without a trial', href: page('plans') },
      notes: [
        `Without a trial, it costs ${price}, tax included, until you cancel. The first charge is on the day you subscribe. You can pay with any card, including this one.`,
        'If you do not want to subscribe, you don’t need to do anything, and nothing will be charged.',
        `If you have never had a trial, write to ${supportEmail}.`,
      ],
      reason: `You received this e-mail because someone, probably you, started a ${name} trial with this address.`,
    };
  },
};
