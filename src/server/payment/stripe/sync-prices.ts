import { brand } from '../../../domain/brand.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import { type Market, type Plan, plansOf } from '../../../domain/subscription/plan.ts';
import { toStripe } from './amounts.ts';
import { charges } from './price-book.ts';
import { DoneShape, listOf, PriceShape } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';
import { ourNames } from './subscription-view.ts';

/** The state of a product's price at Stripe: `other` charges something else than our table. */
export interface PriceLine {
  readonly productId: string;
  readonly found: 'as it should be' | 'missing' | 'other';
  readonly done: 'nothing' | 'made' | 'replaced';
}

export interface PriceWish {
  /** Creates missing prices and products. */
  readonly make: boolean;
  /** Creates a new price where a different one exists. Existing subscribers keep paying the old price. */
  readonly replace: boolean;
}

const atOnce = 100;

/**
 * Compares the plan table with Stripe: each product has one active price, with its product id as lookup key. Idempotent, also
 * after an interruption. Prices of a market that is no longer on sale are left as they are.
 */
export class SyncPrices {
  constructor(private readonly stripe: StripeClient) {}

  /** Returns one line per product, in the order of the table. Fails when Stripe does not answer or refuses. */
  async execute(wish: PriceWish): Promise<Result<readonly PriceLine[], StripeTrouble>> {
    const lines: PriceLine[] = [];
    for (const market of marketsOnSale()) {
      for (const plan of plansOf(market)) {
        const line = await this.one(market, plan, wish);
        if (!line.ok) return line;
        lines.push(line.value);
      }
    }
    return success(lines);
  }

  private async one(market: Market, plan: Plan, wish: PriceWish): Promise<Result<PriceLine, StripeTrouble>> {
    const { productId } = plan;
    const listed = await this.stripe.ask(listOf(PriceShape), (api) =>
      api.prices.list({ lookup_keys: [productId], active: true, limit: atOnce }),
    );
    if (!listed.ok) return failure(listed.error);
    const [price] = listed.value.data;
    const found = price === undefined ? 'missing' : charges(price, productId) ? 'as it should be' : 'other';
    const isWanted = found === 'missing' ? wish.make : found === 'other' && wish.replace;
    if (!isWanted) return success({ productId, found, done: 'nothing' });

    const product = await this.productFor(market);
    if (!product.ok) return product;
    const made = await this.stripe.ask(DoneShape, (api) =>
      api.prices.create({
        product: product.value,
        ...toStripe(plan.price),
        recurring: { interval: plan.billingPeriod === 'monthly' ? 'month' : 'year', interval_count: 1 },
        tax_behavior: 'inclusive',
        lookup_key: productId,
        transfer_lookup_key: found === 'other',
        metadata: { [ourNames.product]: productId },
      }),
    );
    if (!made.ok) return failure(made.error);
    return success({ productId, found, done: found === 'other' ? 'replaced' : 'made' });
  }

  /** One product per market, so that the portal offers a switch between its two prices and nothing else. */
  private async productFor(market: Market): Promise<Result<string, StripeTrouble>> {
    const id = `${brand.name.toLowerCase()}-subscription-${market}`;
    const known = await this.stripe.ask(DoneShape, (api) => api.products.retrieve(id));
    if (known.ok) return success(id);
    if (known.error.code !== 'missing') return failure(known.error);
    const made = await this.stripe.ask(DoneShape, (api) =>
      api.products.create({ id, name: `${brand.name} subscription`, metadata: { market } }),
    );
    return made.ok ? success(id) : failure(made.error);
  }
}
