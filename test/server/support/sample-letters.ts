import type { LetterName, LetterOrder } from '../../../src/server/mail/letter.ts';

const to = 'duck@pond.example';
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date, 12);
const passcode = '012345';

/** One order of every letter, and of each wording a letter has, by a name for it. */
export const sampleLetters: readonly (readonly [name: string, order: LetterOrder])[] = [
  ['sign-in-passcode', { letter: 'sign-in-passcode', to, passcode }],
  ['email-passcode', { letter: 'email-passcode', to, passcode }],
  ['email-removal-passcode', { letter: 'email-removal-passcode', to, passcode }],
  ['account-deletion-passcode', { letter: 'account-deletion-passcode', to, passcode }],
  ['no-account', { letter: 'no-account', to }],
  [
    'address-changed',
    {
      letter: 'address-changed',
      to,
      newAddressHint: 'm…@river.example',
      undoUrl: 'https://mallard.example/account/undo-email-change?token=abc',
    },
  ],
  [
    'address-removed',
    {
      letter: 'address-changed',
      to,
      newAddressHint: null,
      undoUrl: 'https://mallard.example/account/undo-email-change?token=abc',
    },
  ],
  [
    'welcome',
    { letter: 'welcome', to, billingPeriod: 'yearly', trialEndsAt: null, renewsAt: day(2027, 11, 21) },
  ],
  [
    'welcome-trial',
    {
      letter: 'welcome',
      to,
      billingPeriod: 'monthly',
      trialEndsAt: day(2026, 11, 28),
      renewsAt: day(2026, 11, 28),
    },
  ],
  [
    'receipt',
    {
      letter: 'receipt',
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
    'renewal-notice',
    {
      letter: 'renewal-notice',
      to,
      amount: '9.99',
      currency: 'EUR',
      renewsAt: day(2026, 12, 21),
      billingPeriod: 'monthly',
    },
  ],
  ...([0, 3, 7, 12] as const).map((step): readonly [string, LetterOrder] => [
    `payment-failed-${step}`,
    { letter: 'payment-failed', to, step, accessEndsAt: day(2026, 12, 5) },
  ]),
  ['subscription-cancelled', { letter: 'subscription-cancelled', to, accessEndsAt: day(2026, 12, 21) }],
  ['subscription-ended', { letter: 'subscription-ended', to }],
  ['second-trial', { letter: 'second-trial', to, amount: '9.99', currency: 'USD', billingPeriod: 'monthly' }],
  ['account-deleted', { letter: 'account-deleted', to }],
  ...(
    [
      ['both', true, true],
      ['news', true, false],
      ['tips', false, true],
    ] as const
  ).map(([name, news, tips]): readonly [string, LetterOrder] => [
    `newsletter-confirmation-${name}`,
    {
      letter: 'newsletter-confirmation',
      to,
      news,
      tips,
      confirmUrl: 'https://mallard.example/newsletter/confirm?token=abc',
      unsubscribeUrl: 'https://mallard.example/newsletter/unsubscribe?token=def',
    },
  ]),
];

/** The letters that carry a passcode. */
export const passcodeLetters: readonly LetterName[] = [
  'sign-in-passcode',
  'email-passcode',
  'email-removal-passcode',
  'account-deletion-passcode',
];
