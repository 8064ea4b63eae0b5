import { ConfigError } from './config-error.ts';

/** The configured payment provider. `none`: nothing can be bought. */
export type CardSettings = { readonly kind: 'none' } | { readonly kind: 'simulator' } | StripeSettings;

/** Options of Stripe's payment page besides the card. All are off by default. */
export interface CheckoutOptions {
  /** Stripe computes the tax included in the price from the customer's location, and asks for what it needs for that. */
  readonly automaticTax: boolean;
  /** `required`: everybody gives their full billing address. `auto`: only what the card or the tax requires. */
  readonly billingAddress: 'auto' | 'required';
  /** Customers must check a box to accept the terms that the Stripe account links to. */
  readonly termsConsent: boolean;
  /** What happens to a trial whose card was removed: it ends, or its first bill is created and overdue. */
  readonly trialWithoutCard: 'cancel' | 'create_invoice';
}

/** The payment page's default options. */
export const plainCheckout: CheckoutOptions = {
  automaticTax: false,
  billingAddress: 'auto',
  termsConsent: false,
  trialWithoutCard: 'cancel',
};

/** How to call Stripe. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Origin of the API. */
  readonly apiBase: string;
  /** Total time limit for a request, including retries, in milliseconds. */
  readonly patience: number;
}

/** How to call Stripe, and how Stripe calls us. */
export interface StripeSettings extends StripeAccess {
  readonly kind: 'stripe';
  /** Every secret that may sign an event, newest first; the others are being rotated out. */
  readonly webhookSecrets: readonly string[];
  readonly checkout: CheckoutOptions;
}

/** The variables by name, as errors mention them. */
export interface CardVariables {
  readonly CARD_PROVIDER?: 'simulator' | 'stripe' | 'none' | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRETS?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly STRIPE_TIMEOUT_MS?: string | undefined;
  readonly STRIPE_AUTOMATIC_TAX?: string | undefined;
  readonly STRIPE_BILLING_ADDRESS?: string | undefined;
  readonly STRIPE_TERMS_CONSENT?: string | undefined;
  readonly STRIPE_TRIAL_WITHOUT_CARD?: string | undefined;
}

/** The variables that {@link readCheckoutOptions} reads. */
const ofThePage = [
  'STRIPE_AUTOMATIC_TAX',
  'STRIPE_BILLING_ADDRESS',
  'STRIPE_TERMS_CONSENT',
  'STRIPE_TRIAL_WITHOUT_CARD',
] as const satisfies readonly (keyof CardVariables)[];

const stripeApi = 'https://api.stripe.com';
// A page waits for Stripe's response, and pages answer within three seconds.
const usualPatience = 2_400;
const longestPatience = { production: 2_500, elsewhere: 60_000 } as const;
const shortestSecret = 32;

/**
 * Reads the card settings. By default production sells nothing and every other environment uses the simulator.
 * Throws {@link ConfigError} naming the variable: for a live key outside production (it would take real money), a test key
 * or another API in production, the simulator in production, a missing or malformed secret, or an option of Stripe's payment
 * page without Stripe.
 */
export function readCardSettings(values: CardVariables, production: boolean): CardSettings {
  const kind = values.CARD_PROVIDER ?? (production ? 'none' : 'simulator');
  if (kind === 'simulator' && production)
    refuse('CARD_PROVIDER', 'the simulator takes no money and does not exist in production');
  if (kind !== 'stripe') {
    refuseUnheeded(values, kind);
    return { kind };
  }
  const access = readStripeAccess(values, production);
  const secrets = webhookSecrets(values.STRIPE_WEBHOOK_SECRETS);
  return { kind, ...access, webhookSecrets: secrets, checkout: readCheckoutOptions(values) };
}

/** Reads only what is needed to call Stripe. Throws like {@link readCardSettings}. */
export function readStripeAccess(values: CardVariables, production: boolean): StripeAccess {
  return {
    secretKey: secretKey(values.STRIPE_SECRET_KEY, production),
    apiBase: apiBase(values.STRIPE_API_BASE, production),
    patience: patience(values.STRIPE_TIMEOUT_MS, production),
  };
}

/** Reads the options of the payment page. Throws {@link ConfigError} naming the variable. */
export function readCheckoutOptions(values: CardVariables): CheckoutOptions {
  const switches = { on: true, off: false } as const;
  const trials = { cancel: 'cancel', invoice: 'create_invoice' } as const;
  return {
    automaticTax: oneOf(switches, 'STRIPE_AUTOMATIC_TAX', values) ?? plainCheckout.automaticTax,
    billingAddress:
      oneOf({ auto: 'auto', required: 'required' } as const, 'STRIPE_BILLING_ADDRESS', values) ??
      plainCheckout.billingAddress,
    termsConsent: oneOf(switches, 'STRIPE_TERMS_CONSENT', values) ?? plainCheckout.termsConsent,
    trialWithoutCard: oneOf(trials, 'STRIPE_TRIAL_WITHOUT_CARD', values) ?? plainCheckout.trialWithoutCard,
  };
}

/** The key may be set without Stripe as provider, for `npm run stripe`. An option of the payment page would have no effect. */
function refuseUnheeded(values: CardVariables, kind: 'none' | 'simulator'): void {
  for (const variable of ofThePage)
    if (values[variable] !== undefined)
      refuse(variable, `it is for CARD_PROVIDER=stripe, and CARD_PROVIDER is ${kind}`);
}

function oneOf<Value>(
  words: Readonly<Record<string, Value>>,
  variable: keyof CardVariables,
  values: CardVariables,
): Value | undefined {
  const text = values[variable];
  if (text === undefined || Object.hasOwn(words, text)) return words[text ?? ''];
  return refuse(variable, `it must be ${Object.keys(words).join(' or ')}`);
}

function secretKey(text: string | undefined, production: boolean): string {
  if (text === undefined)
    throw new ConfigError('STRIPE_SECRET_KEY is missing: without it Stripe answers nothing');
  const mode = /^[sr]k_(test|live)_[A-Za-z0-9_]+$/.exec(text)?.[1];
  if (mode === undefined)
    return refuse('STRIPE_SECRET_KEY', 'it must begin with sk_ or rk_ and test_ or live_');
  if (production && mode === 'test')
    return refuse('STRIPE_SECRET_KEY', 'a test key takes no money in production');
  if (!production && mode === 'live')
    return refuse('STRIPE_SECRET_KEY', 'a live key takes real money and belongs in production only');
  return text;
}

function webhookSecrets(text: string | undefined): readonly string[] {
  const secrets = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (secrets.length === 0)
    throw new ConfigError('STRIPE_WEBHOOK_SECRETS is missing: CARD_PROVIDER is stripe');
  if (secrets.some((secret) => !/^whsec_\S+$/.test(secret) || secret.length < shortestSecret))
    return refuse(
      'STRIPE_WEBHOOK_SECRETS',
      `each must begin with whsec_ and have ${shortestSecret} characters or more`,
    );
  return secrets;
}

function apiBase(text: string | undefined, production: boolean): string {
  if (text === undefined) return stripeApi;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    return refuse('STRIPE_API_BASE', 'it must be an origin, such as http://localhost:12111');
  if (production && url.origin !== stripeApi)
    return refuse('STRIPE_API_BASE', 'production speaks to Stripe itself');
  return url.origin;
}

function patience(text: string | undefined, production: boolean): number {
  if (text === undefined) return usualPatience;
  const longest = production ? longestPatience.production : longestPatience.elsewhere;
  const given = Number(text);
  if (!Number.isInteger(given) || given < 100 || given > longest)
    return refuse('STRIPE_TIMEOUT_MS', `it must be a whole number from 100 to ${longest}`);
  return given;
}

function refuse(variable: string, why: string): never {
  throw new ConfigError(`${variable} is not usable: ${why}`);
}
