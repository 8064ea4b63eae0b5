import { randomUUID } from 'node:crypto';
import { brand } from '../../../../domain/brand.ts';
import { productIdOf } from '../../../../domain/subscription/plan.ts';
import type { CardProvider, CheckoutOrder } from '../../card-provider.ts';

/**
 * Opens the payment page with the site's settings, and closes it again. Stripe refuses a page that needs something the account
 * is not set up for, such as consent to terms without their URL. Returns how far it got.
 */
export async function tryPaymentPage(provider: CardProvider): Promise<'opened' | 'refused' | 'away'> {
  const order: CheckoutOrder = {
    cartId: randomUUID(),
    accountId: randomUUID(),
    customerRef: null,
    productId: productIdOf('monthly', 'us'),
    origin: null,
    trialDays: 0,
    returnUrl: new URL('/pro/welcome', brand.site),
    cancelUrl: new URL('/pro', brand.site),
    locale: 'en',
  };
  const opened = await provider.openCheckout(order, `rehearsal:${order.cartId}`);
  if (!opened.ok) return opened.error.code === 'provider_unavailable' ? 'away' : 'refused';
  await provider.closeCheckout(opened.value.ref);
  return 'opened';
}
