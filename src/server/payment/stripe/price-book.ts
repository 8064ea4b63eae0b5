import { planOf } from '../../../domain/subscription/plan.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { toStripe } from './amounts.ts';
import { listOf, PriceShape, type StripePrice } from './shapes.ts';
import type { StripeClient } from './stripe-client.ts';

const keptForMs = 600_000;

/**
 * Prices of products at Stripe, found by lookup key and cached for ten minutes. Only a price that matches our pages is used:
 * a visitor must never be charged anything else.
 */
export class PriceBook {
  private readonly kept = new Map<string, { readonly id: string; readonly until: number }>();

  constructor(
    private readonly stripe: StripeClient,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * The id of a product's price; null when Stripe is unavailable or has no matching price, which is logged. `began` as
   * in {@link StripeClient.ask}.
   */
  async priceOf(productId: string, began: number): Promise<string | null> {
    const now = this.clock.now();
    const kept = this.kept.get(productId);
    if (kept !== undefined && kept.until > now) return kept.id;
    const found = await this.stripe.ask(
      listOf(PriceShape),
      (api) => api.prices.list({ lookup_keys: [productId], active: true, limit: 1 }),
      began,
    );
    if (!found.ok) return null;
    const [price] = found.value.data;
    if (price === undefined || !charges(price, productId)) {
      const why = price === undefined ? 'missing' : 'another amount than our pages say';
      this.log.error({ product: productId, why }, 'stripe: no usable price; run `npm run stripe -- prices`');
      return null;
    }
    this.kept.set(productId, { id: price.id, until: now + keptForMs });
    return price.id;
  }
}

/** True when a price charges the product's price, in its billing period, tax included. */
export function charges(price: StripePrice, productId: string): boolean {
  const plan = planOf(productId);
  if (plan === null) return false;
  const { unit_amount, currency } = toStripe(plan.price);
  return (
    price.unit_amount === unit_amount &&
    price.currency === currency &&
    price.recurring?.interval === (plan.billingPeriod === 'monthly' ? 'month' : 'year') &&
    price.recurring.interval_count === 1 &&
    price.tax_behavior === 'inclusive'
  );
}
