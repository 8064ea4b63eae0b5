import { ConfigError } from './config-error.ts';

/** Who takes the money, as the environment says it. `none`: nothing can be bought. */
export type CardSettings = { readonly kind: 'none' } | { readonly kind: 'simulator' } | StripeSettings;

/** What Stripe's payment page asks for beside a card. All of it is off unless the environment says otherwise. */
export interface CheckoutOptions {
  /** Stripe works out the tax that is in the price by where the customer lives, and asks for what it needs to know that. */
  readonly automaticTax: boolean;
  /** `required`: the whole billing address, of everybody. `auto`: what the card or the tax needs. */
  readonly billingAddress: 'auto' | 'required';
  /** Customers tick that they agree to the terms, which the Stripe account links. */
  readonly termsConsent: boolean;
  /** What becomes of a trial whose card was taken away: it ends, or its first bill is written and overdue. */
  readonly trialWithoutCard: 'cancel' | 'create_invoice';
}

/** The payment page as it is without a word from outside. */
export const plainCheckout: CheckoutOptions = {
  automaticTax: false,
  billingAddress: 'auto',
  termsConsent: false,
  trialWithoutCard: 'cancel',
};

/** How Stripe is called. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Web origin of the API. */
  readonly apiBase: string;
  /** How long a question may take, all its tries together, in milliseconds. */
  readonly patience: number;
}

/** How Stripe is called, and how it calls us. */
export interface StripeSettings extends StripeAccess {
  readonly kind: 'stripe';
  /** Every secret that may sign an event: the newest first, the one it replaces after it. */
  readonly webhookSecrets: readonly string[];
  readonly checkout: CheckoutOptions;
}

/** Names of the variables, as they appear in errors. */
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

/** What {@link readCheckoutOptions} reads. */
const ofThePage = [
  'STRIPE_AUTOMATIC_TAX',
  'STRIPE_BILLING_ADDRESS',
  'STRIPE_TERMS_CONSENT',
  'STRIPE_TRIAL_WITHOUT_CARD',
] as const satisfies readonly (keyof CardVariables)[];

const stripeApi = 'https://api.stripe.com';
// A page waits for Stripe's answer, and pages answer within three seconds.
const usualPatience = 2_400;
const longestPatience = { production: 2_500, elsewhere: 60_000 } as const;
const shortestSecret = 32;

/**
 * Reads them. Without a word from outside, production sells nothing and every other environment has the simulator.
 * Throws {@link ConfigError} naming the variable: a live key outside production (it would take real money), a test key
 * or another API in production, the simulator there, a missing or malformed secret, a word on Stripe's payment page without Stripe.
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

/** Reads only what calling Stripe needs. Throws like {@link readCardSettings}. */
export function readStripeAccess(values: CardVariables, production: boolean): StripeAccess {
  return {
    secretKey: secretKey(values.STRIPE_SECRET_KEY, production),
    apiBase: apiBase(values.STRIPE_API_BASE, production),
    patience: patience(values.STRIPE_TIMEOUT_MS, production),
  };
}

/** Reads what the payment page asks for. Throws {@link ConfigError} naming the variable. */
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

/** The key may be there without: `npm run stripe` takes it. Whoever says what the page asks for takes it to be asked. */
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
