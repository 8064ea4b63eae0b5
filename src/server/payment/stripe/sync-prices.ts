import { brand } from '../../../domain/brand.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import { type Market, type Plan, plansOf } from '../../../domain/subscription/plan.ts';
import { toStripe } from './amounts.ts';
import { charges } from './price-book.ts';
import { DoneShape, listOf, PriceShape, ProductShape, type StripePrice } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';
import { ourNames } from './subscription-view.ts';

/**
 * The state of a product's price at Stripe: `other` charges something else than our table; `other product`: the market's two
 * prices are on different products at Stripe, and a portal switches within one; `archived product`: Stripe no longer sells it.
 */
export interface PriceLine {
  readonly productId: string;
  readonly found: 'as it should be' | 'missing' | 'other' | 'other product' | 'archived product';
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
      const ofMarket = await this.ofMarket(market, wish);
      if (!ofMarket.ok) return ofMarket;
      lines.push(...ofMarket.value);
    }
    return success(lines);
  }

  private async ofMarket(
    market: Market,
    wish: PriceWish,
  ): Promise<Result<readonly PriceLine[], StripeTrouble>> {
    const sold: { readonly plan: Plan; readonly price: StripePrice | undefined }[] = [];
    for (const plan of plansOf(market)) {
      const listed = await this.stripe.ask(listOf(PriceShape), (api) =>
        api.prices.list({ lookup_keys: [plan.productId], active: true, limit: atOnce }),
      );
      if (!listed.ok) return failure(listed.error);
      sold.push({ plan, price: listed.value.data[0] });
    }
    const products = new Set(sold.flatMap(({ price }) => price?.product ?? []));
    const archived = await this.archivedOf(products);
    if (!archived.ok) return archived;

    const lines: PriceLine[] = [];
    for (const { plan, price } of sold) {
      const isApart = products.size > 1 && price?.product !== productOf(market);
      const found = stateOf(plan, price, { isApart, archived: archived.value });
      const isWanted =
        found === 'missing' ? wish.make : (found === 'other' || found === 'other product') && wish.replace;
      if (!isWanted) {
        lines.push({ productId: plan.productId, found, done: 'nothing' });
        continue;
      }
      const [only] = products.size === 1 ? products : [];
      const made = await this.make(market, plan, { product: only, replaces: price !== undefined });
      if (!made.ok) return made;
      lines.push({ productId: plan.productId, found, done: found === 'missing' ? 'made' : 'replaced' });
    }
    return success(lines);
  }

  private async archivedOf(
    products: ReadonlySet<string>,
  ): Promise<Result<ReadonlySet<string>, StripeTrouble>> {
    const archived = new Set<string>();
    for (const product of products) {
      const read = await this.stripe.ask(ProductShape, (api) => api.products.retrieve(product));
      if (!read.ok) return failure(read.error);
      if (!read.value.active) archived.add(product);
    }
    return success(archived);
  }

  /** Makes a plan's price, on the product that the market's other price is on, or else on ours. */
  private async make(
    market: Market,
    { productId, price, billingPeriod }: Plan,
    { product, replaces }: { readonly product: string | undefined; readonly replaces: boolean },
  ): Promise<Result<unknown, StripeTrouble>> {
    const home = product === undefined ? await this.productFor(market) : success(product);
    if (!home.ok) return home;
    return this.stripe.ask(DoneShape, (api) =>
      api.prices.create({
        product: home.value,
        ...toStripe(price),
        recurring: { interval: billingPeriod === 'monthly' ? 'month' : 'year', interval_count: 1 },
        tax_behavior: 'inclusive',
        lookup_key: productId,
        transfer_lookup_key: replaces,
        metadata: { [ourNames.product]: productId },
      }),
    );
  }

  /** One product per market, so that the portal offers a switch between its two prices and nothing else. */
  private async productFor(market: Market): Promise<Result<string, StripeTrouble>> {
    const id = productOf(market);
    const known = await this.stripe.ask(DoneShape, (api) => api.products.retrieve(id));
    if (known.ok) return success(id);
    if (known.error.code !== 'missing') return failure(known.error);
    const made = await this.stripe.ask(DoneShape, (api) =>
      api.products.create({ id, name: `${brand.name} subscription`, metadata: { market } }),
    );
    return made.ok ? success(id) : failure(made.error);
  }
}

function productOf(market: Market): string {
  return `${brand.name.toLowerCase()}-subscription-${market}`;
}

function stateOf(
  { productId }: Plan,
  price: StripePrice | undefined,
  market: { readonly isApart: boolean; readonly archived: ReadonlySet<string> },
): PriceLine['found'] {
  if (price === undefined) return 'missing';
  if (!charges(price, productId)) return 'other';
  if (market.isApart) return 'other product';
  return market.archived.has(price.product) ? 'archived product' : 'as it should be';
}
