import type { Clock } from '../../../../../src/server/clock.ts';
import { type CheckoutOptions, plainCheckout } from '../../../../../src/server/config/card-settings.ts';
import { createLog } from '../../../../../src/server/log.ts';
import type { CheckoutOrder, PortalOrder } from '../../../../../src/server/payment/card-provider.ts';
import { openStripe } from '../../../../../src/server/payment/stripe/open-stripe.ts';

export const testKey = 'sk_test_mallard';
/** The newest first, the one it replaces after it. */
export const webhookSecrets = [
  'whsec_new_000000000000000000000000000',
  'whsec_old_000000000000000000000000000',
];

/** A busy machine must not look like a Stripe that is away, so only tests of that have less patience. */
export const endless = 60_000;

/** The adapter, speaking to a server that stands in for Stripe. */
export function providerAt(
  apiBase: string,
  clock: Clock,
  patience = endless,
  checkout: CheckoutOptions = plainCheckout,
) {
  return openStripe(
    { kind: 'stripe', secretKey: testKey, webhookSecrets, apiBase, patience, checkout },
    clock,
    createLog('silent'),
  );
}

/** An order of the yearly plan in the United States with a week's trial. */
export const order: CheckoutOrder = {
  cartId: '4b5c1f5e-52f8-4a37-9d7a-0b7f7a1d9b11',
  accountId: 'c0a8f7a2-0f7e-4a52-8d0e-b1f4f7d8a1c2',
  customerRef: null,
  productId: 'privacy-pro-yearly-us',
  origin: 'home_google_spring_hero',
  trialDays: 7,
  returnUrl: new URL('http://localhost:4173/de/pro/welcome'),
  cancelUrl: new URL('http://localhost:4173/de/pro?payment=cancelled'),
  locale: 'de',
};

/** A customer of that order who wants to manage it. */
export function portalOf(customerRef: string, locale = 'en'): PortalOrder {
  return { customerRef, productId: order.productId, returnUrl: order.returnUrl, locale };
}
