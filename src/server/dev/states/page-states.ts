import type { PageConditions } from '../../../contract/dev-states.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { arms, type ConditionsName, conditions } from './conditions.ts';
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

/** Every screen of the subscription area, by path without locale, with the states it must support. */
export const pageStates = {
  '/pro': [
    'nobody',
    'nobody in Norway',
    'nobody, no connection',
    'no subscription',
    'paid',
    'payment failed',
    'ended',
    'in Germany',
    'no answer',
    'nobody, promo',
    'nobody, focused promo',
    'free trial',
    'cancelled',
    'first payment awaited',
    'payment disputed',
    'left the card page',
    'waiting for the payment',
  ],
  '/pro/privacy-terms': ['nobody', 'cancelled', 'payment failed', 'payment disputed', 'ended'],
  '/subscriptions': ['nobody'],
  '/subscriptions/plans': ['paid'],
  '/subscriptions/manage': [
    ...ofSubscriber,
    'monthly',
    'switches to yearly',
    'first payment awaited',
    'payment disputed',
    'bought in Google Play',
    'in Germany',
  ],
  '/pro/login': [
    'nobody',
    'code sent to sign in',
    'code for signing in has expired',
    'too many wrong codes',
    'paid',
    'free trial without an e-mail',
    'no answer',
  ],
  '/pro/welcome': [
    ...ofSubscriber,
    'waiting for the payment',
    'left the card page',
    'first payment awaited',
    'payment disputed',
    'bought in Google Play',
    'in Germany',
  ],
  '/pro/add-email': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'code sent to add an address',
    'too many wrong codes for an address',
    'no subscription',
    'no connection',
    // Banners that appear on every page of the area.
    'cancelled',
    'cancelled in the trial',
    'payment failed',
    'ended',
  ],
  '/pro/edit-email': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'ended',
    'no connection',
    'code sent to change the address',
  ],
  '/pro/remove-email': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'ended',
    'no connection',
    'code sent to remove the address',
  ],
  '/subscriptions/add-email': ['paid without an e-mail'],
  '/subscriptions/add-email/success': ['nobody', 'paid', 'paid without an e-mail'],
  '/subscriptions/edit-email': ['paid'],
  '/subscriptions/remove-email': ['paid'],
  '/subscriptions/activate': ['nobody', 'code sent to sign in', 'paid'],
  '/subscriptions/activate/success': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'no subscription',
    'ended',
    'first payment awaited',
    'payment disputed',
  ],
  '/subscriptions/confirm': [
    'nobody',
    'code sent to sign in',
    'code sent to add an address',
    'too many wrong codes',
  ],
  '/subscriptions/activation-flow/this-device': ['nobody', 'paid', 'ended'],
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
  '/dbp': [
    'nobody',
    'paid',
    'in Germany',
    'ended',
    'no connection',
    'cancelled',
    'payment failed',
    'payment disputed',
  ],
  '/identity-theft-restoration/summary-of-benefits': ['nobody', 'cancelled', 'payment failed', 'ended'],
  '/identity-theft-restoration': [
    'nobody',
    'paid',
    'in Germany',
    'ended',
    'no answer',
    'cancelled',
    'payment failed',
    'payment disputed',
    'first payment awaited',
    'no subscription',
  ],
  '/subscription-support': [
    'nobody',
    'paid',
    'paid without an e-mail',
    'ended',
    'no connection',
    'no answer',
    'cancelled',
    'payment failed',
    'payment disputed',
  ],
} as const satisfies Readonly<Record<string, readonly ConditionsName[]>>;

/** A page in a state. */
export interface PageState {
  /** Path without locale. */
  readonly path: string;
  readonly name: ConditionsName;
}

/** The whole table as a list. */
export const everyState: readonly PageState[] = Object.entries(pageStates).flatMap(([path, names]) =>
  names.map((name) => ({ path, name })),
);

/** User agents of devices that a page can be shown on, by name. */
export const devices = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.1 Safari/605.1.15',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36',
} as const;

/** Settings of a screenshot that are independent of the state. */
export interface Look {
  readonly locale: Locale;
  /** Null for the browser's own. On static pages only the island sees it, so not the image shown before. */
  readonly device: keyof typeof devices | null;
  /** Null for the system's theme. */
  readonly theme: 'light' | 'dark' | null;
  /** The visit's origin, and the arms of experiments by name. */
  readonly origin: string | null;
  readonly variants: Readonly<Record<string, string>>;
}

/** The signed URL that shows a page in a state, with locale. */
export function addressOf({ path, name }: PageState, look: Look, signed: SignedStates): string {
  const held: PageConditions = {
    ...conditions[name],
    ...(look.device === null ? {} : { userAgent: devices[look.device] }),
  };
  const query = new URLSearchParams({ environment: 'fake', ...signed.paramsOf(held) });
  if (look.theme !== null) query.set('kae', look.theme === 'dark' ? 'd' : '-1');
  if (look.origin !== null) query.set('origin', look.origin);
  // Static pages request the visitor's country before the fake environment is loaded.
  if (held.country !== undefined) query.set('country', held.country);
  const variants = { ...arms[name], ...look.variants };
  for (const [experiment, variant] of Object.entries(variants)) query.set(`exp_${experiment}`, variant);
  return `${pathIn(look.locale, path)}?${query}`;
}
