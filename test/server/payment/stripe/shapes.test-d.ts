import type { Stripe } from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type {
  ChargeShape,
  CheckoutShape,
  DisputeShape,
  FraudWarningShape,
  InvoiceShape,
  PortalConfigurationShape,
  PortalShape,
  PriceShape,
  SubscriptionShape,
} from '../../../../src/server/payment/stripe/shapes.ts';

// The SDK's types say what the API sends at the version it asks for; what we read of it has to be there.

it('a checkout, a portal session, a price and a bill are what the SDK says', () => {
  // The SDK leaves room for statuses to come; we read none that we do not know.
  type Known = Omit<Stripe.Checkout.Session, 'status'> & { readonly status: 'open' };
  expectTypeOf<Known>().toExtend<z.input<typeof CheckoutShape>>();
  expectTypeOf<Stripe.BillingPortal.Session>().toExtend<z.input<typeof PortalShape>>();
  expectTypeOf<Stripe.Price>().toExtend<z.input<typeof PriceShape>>();
  expectTypeOf<Stripe.Invoice>().toExtend<z.input<typeof InvoiceShape>>();
  expectTypeOf<Stripe.BillingPortal.Configuration>().toExtend<z.input<typeof PortalConfigurationShape>>();
  expectTypeOf<Stripe.Charge>().toExtend<z.input<typeof ChargeShape>>();
  expectTypeOf<Stripe.Dispute>().toExtend<z.input<typeof DisputeShape>>();
  expectTypeOf<Stripe.Radar.EarlyFraudWarning>().toExtend<z.input<typeof FraudWarningShape>>();
});

it('a subscription is what the SDK says, with the parts put in that we ask for', () => {
  type Expanded = Omit<
    Stripe.Subscription,
    'status' | 'default_payment_method' | 'latest_invoice' | 'schedule'
  > & {
    readonly status: 'active';
    readonly default_payment_method: Stripe.PaymentMethod | null;
    readonly latest_invoice: Stripe.Invoice | null;
    readonly schedule: null;
  };
  expectTypeOf<Expanded>().toExtend<z.input<typeof SubscriptionShape>>();
});
