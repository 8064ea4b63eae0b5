import type { AccountApi } from '../../src/application/ports/account-api.ts';
import type { AccountDataApi } from '../../src/application/ports/account-data-api.ts';
import type { AuthorizationApi } from '../../src/application/ports/authorization-api.ts';
import type { CheckoutApi, Order } from '../../src/application/ports/checkout-api.ts';
import type { Digest } from '../../src/application/ports/digest.ts';
import type { ProductApi } from '../../src/application/ports/product-api.ts';
import type { SubscriptionApi } from '../../src/application/ports/subscription-api.ts';
import type { TokenApi } from '../../src/application/ports/token-api.ts';
import type { VisitorApi } from '../../src/application/ports/visitor-api.ts';
import { codeChallenge, codeVerifier } from '../../src/domain/account/pkce.ts';
import type { Tokens } from '../../src/domain/account/token.ts';
import type { Result } from '../../src/domain/result.ts';

/** Our services as one browser sees them: each call of {@link Services.browser} is another profile with its own cookies. */
export interface ServiceBrowser {
  readonly authorization: AuthorizationApi;
  readonly tokens: TokenApi;
  readonly account: AccountApi;
  readonly data: AccountDataApi;
  readonly products: ProductApi;
  readonly subscription: SubscriptionApi;
  readonly checkout: CheckoutApi;
  readonly visitor: VisitorApi;
}

/** All our services, whatever their implementation, with mailboxes and card provider. */
export interface Services {
  /** Any page of the site. */
  readonly site: URL;
  readonly browser: () => ServiceBrowser;
  /** Sets the visitors' country from now on. */
  readonly setCountry: (country: string) => void;
  /** The newest passcode mailed to an address. */
  readonly passcodeFor: (email: string) => Promise<string>;
  /** Pays on a checkout's page with a card; resolves when the site has learnt of it. */
  readonly pay: (checkoutUrl: URL, card: string) => Promise<void>;
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens services for a suite; its tests share them. */
export type OpenServices = () => Promise<Services>;

/** The value of a result; throws for a failure. */
export function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`expected a success, got ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The error of a result; throws for a success. */
export function errorOf<Failure extends { readonly code: string }>(
  result: Result<unknown, Failure>,
): Failure {
  if (result.ok) throw new Error(`expected a failure, got ${JSON.stringify(result.value)}`);
  return result.error;
}

/** A new verifier and its challenge. */
export async function pkce(
  digest: Digest,
): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = codeVerifier(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: codeChallenge(await digest.sha256(verifier)) };
}

let addresses = 0;

/** An address that no other test of this run uses. */
export function newEmail(): string {
  addresses += 1;
  return `visitor-${process.pid}-${addresses}@example.com`;
}

/** Creates an account in a browser and returns its tokens. */
export async function newAccount(
  browser: Pick<ServiceBrowser, 'authorization' | 'tokens'>,
  digest: Digest,
): Promise<Tokens> {
  const { verifier, challenge } = await pkce(digest);
  valueOf(await browser.authorization.authorize(challenge, null));
  const { code } = valueOf(await browser.authorization.createAccount());
  return valueOf(await browser.tokens.exchange({ code, verifier }));
}

/** Creates an account with an address; returns tokens that contain it. */
export async function namedAccount(
  services: Services,
  browser: ServiceBrowser,
  digest: Digest,
): Promise<{ readonly email: string; readonly tokens: Tokens }> {
  const email = newEmail();
  const { accessToken, refreshToken } = await newAccount(browser, digest);
  const { hash } = valueOf(
    await browser.account.requestEmailChange(accessToken, { email, locale: 'en', key: 'request' }),
  );
  const passcode = await services.passcodeFor(email);
  valueOf(await browser.account.confirmEmailChange(accessToken, { email, passcode, hash, locale: 'en' }));
  return { email, tokens: valueOf(await browser.tokens.refresh(refreshToken ?? '')) };
}

/** An order of the monthly plan in the United States. */
export function orderOn(services: Services, override: Partial<Order> = {}): Order {
  return {
    productId: 'privacy-pro-monthly-us',
    platform: 'stripe',
    returnUrl: new URL('/pro/welcome', services.site),
    origin: null,
    ...override,
  };
}
