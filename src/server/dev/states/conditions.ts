import type { PageConditions } from '../../../contract/dev-states.ts';
import type { ExperimentName, VariantOf } from '../../../domain/experiment/catalogue.ts';

/** Noon on a Sunday, fixed so that dates on pages are the same in every screenshot. */
const now = Date.UTC(2026, 10, 22, 12);
const email = 'ada@example.com';

type Held = NonNullable<PageConditions['subscription']>;
const paid: Held = {
  period: 'yearly',
  standing: 'paid',
  renews: true,
  startedDaysAgo: 100,
  endsInDays: 265,
  platform: 'stripe',
};
const trial: Held = { ...paid, standing: 'trial', startedDaysAgo: 2, endsInDays: 5 };
const attempt = (state: 'confirming' | 'left') => ({
  account: { email: null },
  kept: { checkoutAttempt: { order: 'privacy-pro-yearly-us', idempotencyKey: 'a-b-c', state } },
});
/** A passcode requested 20 seconds ago; the server allows another one in 40 more. */
const codeSent = (form: string, ticket: string | null, to = email, more: object = {}) => ({
  kept: {
    sentPasscode: {
      form,
      email: to,
      ticket,
      atCode: true,
      sentAt: now - 20_000,
      resendAt: now + 40_000,
      ...more,
    },
  },
});
/** After five wrong codes. */
const closed = { closedUntil: now + 840_000 };
const elevenMinutesOld = { sentAt: now - 660_000, resendAt: now - 600_000 };
const withAddress = { now, account: { email } };

/** Named conditions: who visits, and the state of what they bought. */
export const conditions = {
  nobody: { now },
  'no subscription': withAddress,
  'free trial without an e-mail': { now, account: { email: null }, subscription: trial },
  'free trial': { ...withAddress, subscription: trial },
  'trial ends tomorrow, no e-mail': {
    now,
    account: { email: null },
    subscription: { ...trial, startedDaysAgo: 6, endsInDays: 1 },
  },
  paid: { ...withAddress, subscription: paid },
  'paid without an e-mail': { now, account: { email: null }, subscription: paid },
  monthly: {
    ...withAddress,
    subscription: { ...paid, period: 'monthly', startedDaysAgo: 40, endsInDays: 20 },
  },
  cancelled: { ...withAddress, subscription: { ...paid, renews: false, endsInDays: 12 } },
  'cancelled in the trial': { ...withAddress, subscription: { ...trial, renews: false } },
  'payment failed': { ...withAddress, subscription: { ...paid, standing: 'overdue' } },
  'switches to yearly': {
    ...withAddress,
    subscription: { ...paid, period: 'monthly', startedDaysAgo: 40, endsInDays: 20, switchesTo: 'yearly' },
  },
  'first payment awaited': {
    ...withAddress,
    subscription: { ...paid, standing: 'unpaid', startedDaysAgo: 0, endsInDays: 365 },
  },
  'payment disputed': { ...withAddress, subscription: { ...paid, payment: 'disputed', renews: false } },
  ended: { ...withAddress, subscription: { ...paid, standing: 'ended', endsInDays: -10 } },
  'bought in an app store': { ...withAddress, subscription: { ...paid, platform: 'ios' } },
  'bought in Google Play': { ...withAddress, subscription: { ...paid, platform: 'android' } },
  'in Germany': { now, country: 'DE', account: { email }, subscription: paid },
  'nobody in Norway': { now, country: 'NO' },
  'waiting for the payment': { now, ...attempt('confirming') },
  'left the card page': { now, ...attempt('left') },
  'code sent to sign in': { now, ...codeSent('login', null) },
  'code for signing in has expired': { now, ...codeSent('login', null, email, elevenMinutesOld) },
  'too many wrong codes': { now, ...codeSent('login', null, email, closed) },
  'too many wrong codes for an address': {
    now,
    account: { email: null },
    subscription: paid,
    ...codeSent('new', 'hash', email, closed),
  },
  'code sent to add an address': {
    now,
    account: { email: null },
    subscription: paid,
    ...codeSent('new', 'hash'),
  },
  'code sent to change the address': {
    ...withAddress,
    subscription: paid,
    ...codeSent('edit', 'hash', 'ada@example.org'),
  },
  'code sent to remove the address': {
    ...withAddress,
    subscription: paid,
    ...codeSent('remove-email', 'hash'),
  },
  'no answer': { ...withAddress, subscription: paid, network: 'silent' },
  'no connection': { ...withAddress, subscription: paid, network: 'down' },
  'nobody, no connection': { now, network: 'down' },
  'nobody, promo': { now },
  'nobody, focused promo': { now },
} as const satisfies Readonly<Record<string, PageConditions>>;

/** The name of a set of conditions. */
export type ConditionsName = keyof typeof conditions;

/** Experiment arms that belong to conditions; they are set in the URL, as on the real site. */
export const arms: Readonly<
  Partial<Record<ConditionsName, { readonly [Name in ExperimentName]?: VariantOf<Name> }>>
> = {
  'nobody, promo': { privacypropromo: 'banner' },
  'nobody, focused promo': { privacypropromo: 'tagline' },
};
