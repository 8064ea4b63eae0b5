import type { EmailName, EmailOrder } from '../../../src/server/mail/email.ts';

const to = 'duck@pond.example';
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date, 12);
const passcode = '012345';

/** One order of every email, and of each of its wordings, by a name. */
const refund = { template: 'refund', to, number: 'MAL-0001', amount: '9.99', currency: 'EUR' } as const;

export const sampleEmails: readonly (readonly [name: string, order: EmailOrder])[] = [
  ['sign-in-passcode', { template: 'sign-in-passcode', to, passcode }],
  ['email-passcode', { template: 'email-passcode', to, passcode }],
  ['email-removal-passcode', { template: 'email-removal-passcode', to, passcode }],
  ['account-deletion-passcode', { template: 'account-deletion-passcode', to, passcode }],
  ['no-account', { template: 'no-account', to }],
  [
    'address-changed',
    {
      template: 'address-changed',
      to,
      newAddressHint: 'm…@river.example',
      undoUrl: 'https://mallard.example/account/undo-email-change?token=abc',
    },
  ],
  [
    'address-removed',
    {
      template: 'address-changed',
      to,
      newAddressHint: null,
      undoUrl: 'https://mallard.example/account/undo-email-change?token=abc',
    },
  ],
  [
    'welcome',
    {
      template: 'welcome',
      to,
      billingPeriod: 'yearly',
      price: { amount: '99.99', currency: 'USD' },
      trialEndsAt: null,
      renewsAt: day(2027, 11, 21),
    },
  ],
  [
    'welcome-trial',
    {
      template: 'welcome',
      to,
      billingPeriod: 'monthly',
      price: { amount: '9.99', currency: 'USD' },
      trialEndsAt: day(2026, 11, 28),
      renewsAt: day(2026, 11, 28),
    },
  ],
  [
    'receipt',
    {
      template: 'receipt',
      to,
      number: '2026-000123',
      amount: '99.99',
      currency: 'USD',
      paidAt: day(2026, 11, 21),
      periodEndsAt: day(2027, 11, 21),
      billingPeriod: 'yearly',
    },
  ],
  [
    'withdrawal-received',
    {
      template: 'withdrawal-received',
      to,
      name: 'Lena Teal',
      details: 'Card 4242, paid on 21 November',
      number: '0b8e5a52-6d7a-4c25-9d1f-5a0b1f3b9a11',
      receivedAt: day(2026, 11, 22),
    },
  ],
  [
    'renewal-notice',
    {
      template: 'renewal-notice',
      to,
      amount: '9.99',
      currency: 'EUR',
      renewsAt: day(2026, 12, 21),
      billingPeriod: 'monthly',
    },
  ],
  ...([0, 3, 7, 12] as const).map((step): readonly [string, EmailOrder] => [
    `payment-failed-${step}`,
    {
      template: 'payment-failed',
      to,
      step,
      due: { amount: '99.99', currency: 'USD' },
      accessEndsAt: day(2026, 12, 5),
    },
  ]),
  ['subscription-cancelled', { template: 'subscription-cancelled', to, accessEndsAt: day(2026, 12, 21) }],
  ['subscription-ended', { template: 'subscription-ended', to }],
  ['refund', { ...refund, part: 'whole', ended: true, forFraud: false }],
  ['refund-of-a-part', { ...refund, amount: '2.50', part: 'part', ended: false, forFraud: false }],
  ['refund-for-fraud', { ...refund, part: 'whole', ended: true, forFraud: true }],
  ['payment-disputed', { template: 'payment-disputed', to }],
  ['dispute-settled', { template: 'dispute-settled', to, accessEndsAt: day(2026, 12, 21) }],
  [
    'second-trial',
    { template: 'second-trial', to, amount: '9.99', currency: 'USD', billingPeriod: 'monthly' },
  ],
  ['account-deleted', { template: 'account-deleted', to }],
  [
    'support-question',
    {
      template: 'support-question',
      to: 'help@mallard.example',
      topic: 'VPN',
      from: to,
      question: 'The VPN stops when my laptop sleeps.\n\nWhat can I do?',
      askedAt: day(2026, 11, 22),
    },
  ],
  ...(
    [
      ['both', true, true],
      ['news', true, false],
      ['tips', false, true],
    ] as const
  ).map(([name, news, tips]): readonly [string, EmailOrder] => [
    `newsletter-confirmation-${name}`,
    {
      template: 'newsletter-confirmation',
      to,
      news,
      tips,
      confirmUrl: 'https://mallard.example/newsletter/confirm?token=abc',
      unsubscribeUrl: 'https://mallard.example/newsletter/unsubscribe?token=def',
    },
  ]),
];

/** The emails that contain a passcode. */
export const passcodeEmails: readonly EmailName[] = [
  'sign-in-passcode',
  'email-passcode',
  'email-removal-passcode',
  'account-deletion-passcode',
];
