import type { Stripe } from 'stripe';
import type { CheckoutOptions } from '../../config/card-settings.ts';
import type { CheckoutOrder } from '../card-provider.ts';
import { pageLanguage } from './page-language.ts';
import { ourNames } from './subscription-view.ts';

/**
 * The Stripe request to open a checkout for an order. It depends on the order, the price and the settings only, so that the
 * same order always yields the same request, as the idempotency key requires.
 */
export function checkoutRequest(
  order: CheckoutOrder,
  price: string,
  options: CheckoutOptions,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    [ourNames.account]: order.accountId,
    [ourNames.cart]: order.cartId,
    [ourNames.product]: order.productId,
    ...(order.origin === null ? {} : { [ourNames.origin]: order.origin }),
  };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    payment_method_collection: 'always',
    client_reference_id: order.accountId,
    ...(order.customerRef === null ? {} : { customer: order.customerRef }),
    success_url: order.returnUrl.href,
    cancel_url: order.cancelUrl.href,
    locale: pageLanguage(order.locale),
    metadata,
    ...askedFor(order, options),
    subscription_data: { metadata, ...trialOf(order.trialDays, options) },
  };
}

function askedFor(
  { customerRef }: CheckoutOrder,
  { automaticTax, billingAddress, termsConsent }: CheckoutOptions,
): Partial<Stripe.Checkout.SessionCreateParams> {
  const isAddressUsed = automaticTax || billingAddress === 'required';
  return {
    ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
    ...(billingAddress === 'required' ? { billing_address_collection: 'required' } : {}),
    // Stripe cannot compute the tax of a customer whose address may not be stored.
    ...(isAddressUsed && customerRef !== null ? { customer_update: { address: 'auto', name: 'auto' } } : {}),
    ...(termsConsent ? { consent_collection: { terms_of_service: 'required' } } : {}),
  };
}

function trialOf(
  days: number,
  { trialWithoutCard }: CheckoutOptions,
): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  return days === 0
    ? {}
    : {
        trial_period_days: days,
        trial_settings: { end_behavior: { missing_payment_method: trialWithoutCard } },
      };
}
