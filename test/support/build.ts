import { encodeBase64Url } from '../../src/domain/account/base64url.ts';
import type { Tokens } from '../../src/domain/account/token.ts';
import { type Plan, planOf } from '../../src/domain/subscription/plan.ts';
import type { Subscription } from '../../src/domain/subscription/subscription.ts';

/** The memory clock's initial time: 21 November 2026, noon. */
export const startOfTest = Date.UTC(2026, 10, 21, 12);

/**
 * An access token as the page sees it: a JWT whose signature nobody verifies. `expiresAt` in milliseconds since the
 * epoch.
 */
export function accessToken(
  claims: {
    readonly sub?: string;
    readonly email?: string | null;
    readonly expiresAt?: number;
    readonly mark?: string;
  } = {},
): string {
  const {
    sub = 'account-1',
    email = null,
    expiresAt = startOfTest + 14_400_000,
    mark = 'signature',
  } = claims;
  const part = (value: unknown) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  return `${part({ alg: 'ES256' })}.${part({ sub, email, exp: expiresAt / 1000 })}.${mark}`;
}

/** A pair of tokens. */
export function tokens(override: Partial<Tokens> = {}): Tokens {
  return { accessToken: accessToken(), refreshToken: 'refresh-1', ...override };
}

/** The monthly plan of the United States. */
export function plan(override: Partial<Plan> = {}): Plan {
  const monthly = planOf('privacy-pro-monthly-us');
  if (monthly === null) throw new Error('The plan table has no monthly plan for the United States');
  return { ...monthly, ...override };
}

/** An active monthly subscription bought on the web. */
export function subscription(override: Partial<Subscription> = {}): Subscription {
  return {
    productId: 'privacy-pro-monthly-us',
    startedAt: startOfTest,
    expiresOrRenewsAt: startOfTest + 30 * 86_400_000,
    status: 'Auto-Renewable',
    billingPeriod: 'monthly',
    platform: 'stripe',
    activeOffers: [],
    ...override,
  };
}
