import type { PageConditions } from '../../../contract/dev-states.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { type ConditionsName, conditions } from './conditions.ts';
import type { SignedStates } from './signed-states.ts';

const ofSubscriber = [
  'free trial without an e-mail',
  'free trial',
  'trial ends tomorrow, no e-mail',
  'paid',
  'paid without an e-mail',
  'cancelled',
  'payment failed',
  'ended',
  'bought in an app store',
  'no subscription',
  'no answer',
  'no connection',
  'nobody',
] as const satisfies readonly ConditionsName[];

/** Every screen of the subscription area, by its path without locale, with the states that it has to stand. */
export const pageStates = {
  '/pro': [
    'nobody',
    'nobody in Norway',
    'nobody, no connection',
    'no subscription',
    'paid',
    'ended',
    'in Germany',
    'no answer',
  ],
  '/pro/login': ['nobody', 'code sent to sign in', 'paid', 'free trial without an e-mail', 'no answer'],
  '/pro/welcome': [...ofSubscriber, 'waiting for the payment', 'left the card page', 'in Germany'],
  '/pro/add-email': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'code sent to add an address',
    'no connection',
  ],
  '/subscriptions/activate': ['nobody', 'paid'],
  '/subscriptions/activate/success': ['nobody', 'paid'],
  '/subscriptions/confirm': ['nobody', 'code sent to sign in', 'code sent to add an address'],
  '/subscriptions/activation-flow/this-device': ['nobody', 'paid'],
  '/subscriptions/activation-flow/this-device/activate-by-email': ['nobody', 'paid'],
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': ['nobody', 'code sent to sign in'],
  '/subscriptions/activation-flow/this-device/activate-by-email/success': ['nobody', 'paid'],
  '/subscriptions/activation-flow/this-device/email': ['nobody', 'paid', 'paid without an e-mail'],
  '/subscriptions/activation-flow/another-device': ['nobody', 'paid', 'paid without an e-mail'],
  '/subscriptions/activation-flow/another-device/add-email': ['nobody', 'paid', 'paid without an e-mail'],
  '/subscriptions/activation-flow/another-device/email': ['nobody', 'paid', 'paid without an e-mail'],
  '/subscriptions/welcome': ['free trial without an e-mail', 'paid'],
  '/subscriptions/welcome/stripe': ['free trial without an e-mail', 'waiting for the payment'],
  '/subscriptions/welcome/stripe-feature-page': ['paid'],
} as const satisfies Readonly<Record<string, readonly ConditionsName[]>>;

/** A page in a state. */
export interface PageState {
  /** Without locale. */
  readonly path: string;
  readonly name: ConditionsName;
}

/** The whole table, row by row. */
export const everyState: readonly PageState[] = Object.entries(pageStates).flatMap(([path, names]) =>
  names.map((name) => ({ path, name })),
);

/** What of a picture does not come from the state. */
export interface Look {
  readonly locale: Locale;
  /** Null for the system's. */
  readonly theme: 'light' | 'dark' | null;
  /** An origin that the visit came with, and arms of experiments by their names. */
  readonly origin: string | null;
  readonly variants: Readonly<Record<string, string>>;
}

/** The address, with locale and signature, that shows a page in a state. */
export function addressOf({ path, name }: PageState, look: Look, signed: SignedStates): string {
  const held: PageConditions = conditions[name];
  const query = new URLSearchParams({ environment: 'fake', ...signed.paramsOf(held) });
  if (look.theme !== null) query.set('kae', look.theme === 'dark' ? 'd' : '-1');
  if (look.origin !== null) query.set('origin', look.origin);
  for (const [experiment, variant] of Object.entries(look.variants)) query.set(`exp_${experiment}`, variant);
  return `${pathIn(look.locale, path)}?${query}`;
}
