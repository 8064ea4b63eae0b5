import { failure, type Result, success } from '../../../domain/result.ts';
import { marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import { type Market, plansOf } from '../../../domain/subscription/plan.ts';
import { portalConfigurations } from './portal-configurations.ts';
import { isAsWished, linkedPages, portalWish, type Switch } from './portal-wish.ts';
import { charges } from './price-book.ts';
import { DoneShape, listOf, type PortalConfiguration, PriceShape } from './shapes.ts';
import type { StripeClient, StripeTrouble } from './stripe-client.ts';

/** The state of a market's portal at Stripe. `no prices`: there is nothing yet that it could offer. */
export interface PortalLine {
  readonly market: Market;
  readonly found: 'as it should be' | 'missing' | 'other' | 'no prices';
  readonly done: 'nothing' | 'made' | 'changed';
}

/**
 * Compares the portals at Stripe with our markets: each market has one configuration, which lets subscribers cancel, change
 * the card and switch between the two prices currently sold. Idempotent; must be run again after prices were replaced.
 */
export class SyncPortals {
  constructor(private readonly stripe: StripeClient) {}

  /** One line per market on sale; `make` fixes what is missing or different. Fails when Stripe does not answer or refuses. */
  async execute(make: boolean): Promise<Result<readonly PortalLine[], StripeTrouble>> {
    const there = await portalConfigurations(this.stripe);
    if (!there.ok) return failure(there.error);
    const lines: PortalLine[] = [];
    for (const market of marketsOnSale()) {
      const line = await this.one(market, there.value.get(market), make);
      if (!line.ok) return line;
      lines.push(line.value);
    }
    return success(lines);
  }

  private async one(
    market: Market,
    there: PortalConfiguration | undefined,
    make: boolean,
  ): Promise<Result<PortalLine, StripeTrouble>> {
    const sold = await this.soldIn(market);
    if (!sold.ok) return sold;
    if (sold.value === null) return success({ market, found: 'no prices', done: 'nothing' });
    const wanted = sold.value;
    const found = there === undefined ? 'missing' : isAsWished(there, wanted) ? 'as it should be' : 'other';
    if (!make || found === 'as it should be') return success({ market, found, done: 'nothing' });
    const wish = portalWish(market, wanted);
    const done = await this.stripe.ask(DoneShape, (api) =>
      there === undefined
        ? api.billingPortal.configurations.create(wish)
        : api.billingPortal.configurations.update(there.id, {
            business_profile: linkedPages,
            features: wish.features ?? {},
          }),
    );
    if (!done.ok) return failure(done.error);
    return success({ market, found, done: there === undefined ? 'made' : 'changed' });
  }

  /** The prices currently sold in a market; null until all of them exist, on one product. */
  private async soldIn(market: Market): Promise<Result<Switch | null, StripeTrouble>> {
    const plans = plansOf(market);
    const listed = await this.stripe.ask(listOf(PriceShape), (api) =>
      api.prices.list({ lookup_keys: plans.map(({ productId }) => productId), active: true }),
    );
    if (!listed.ok) return failure(listed.error);
    const prices = listed.value.data.filter((price) => charges(price, price.lookup_key ?? ''));
    const products = [...new Set(prices.map(({ product }) => product))];
    const [product] = products;
    if (prices.length !== plans.length || product === undefined || products.length > 1) return success(null);
    return success({ product, prices: prices.map(({ id }) => id) });
  }
}
