import type { Stripe } from 'stripe';
import { brand } from '../../../domain/brand.ts';
import type { Market } from '../../../domain/subscription/plan.ts';
import type { PortalConfiguration } from './shapes.ts';

/** The pages that Stripe's pages link to. */
export const linkedPages = {
  privacy_policy_url: new URL('/privacy', brand.site).href,
  terms_of_service_url: new URL('/pro/privacy-terms', brand.site).href,
} as const;

/** Metadata key for the market that a portal configuration belongs to. */
export const portalMarket = 'market';

/** What a market's subscribers may switch between: one product and its plans' prices. */
export interface Switch {
  readonly product: string;
  readonly prices: readonly string[];
}

/**
 * What subscribers of a market may do in the portal. A configuration takes at most ten products and offers all of them to
 * everybody, so each market has its own configuration, with its one product.
 */
export function portalWish(
  market: Market,
  { product, prices }: Switch,
): Stripe.BillingPortal.ConfigurationCreateParams {
  return {
    name: `${brand.name} ${market}`,
    metadata: { [portalMarket]: market },
    business_profile: linkedPages,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product, prices: [...prices] }],
        // A switch to yearly happens at once: the rest of the month is credited on the first bill.
        proration_behavior: 'always_invoice',
        // A switch to monthly waits until the year is over, so that nothing has to be refunded.
        schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
        // Otherwise a switch during a free trial charges the customer immediately.
        trial_update_behavior: 'continue_trial',
      },
    },
  };
}

/** True when a configuration links to our pages and allows what {@link portalWish} specifies. */
export function isAsWished(
  { business_profile: links, features }: PortalConfiguration,
  { product, prices }: Switch,
): boolean {
  const { subscription_cancel: cancel, subscription_update: update } = features;
  const [only, ...others] = update.products ?? [];
  return (
    links.privacy_policy_url === linkedPages.privacy_policy_url &&
    links.terms_of_service_url === linkedPages.terms_of_service_url &&
    features.invoice_history.enabled &&
    features.payment_method_update.enabled &&
    cancel.enabled &&
    cancel.mode === 'at_period_end' &&
    update.enabled &&
    update.default_allowed_updates.join() === 'price' &&
    update.proration_behavior === 'always_invoice' &&
    update.trial_update_behavior === 'continue_trial' &&
    update.schedule_at_period_end.conditions.map(({ type }) => type).join() === 'shortening_interval' &&
    others.length === 0 &&
    only?.product === product &&
    only.prices.toSorted().join() === prices.toSorted().join()
  );
}
