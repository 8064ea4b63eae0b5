import { parseProductId } from '../../../domain/subscription/plan.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { portalConfigurations } from './portal-configurations.ts';
import type { StripeClient } from './stripe-client.ts';

const keptForMs = 600_000;

/** The portal configuration a subscriber sees, by market of the subscribed product; cached for ten minutes. */
export class PortalBook {
  private kept: { readonly ids: ReadonlyMap<string, string>; readonly until: number } | null = null;

  constructor(
    private readonly stripe: StripeClient,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * The id of the configuration for a product. Null when its market has none or Stripe does not answer, which is logged: the
   * account's default is then used, so that a card can still be changed. `began` as in {@link StripeClient.ask}.
   */
  async configurationFor(productId: string, began: number): Promise<string | null> {
    const market = parseProductId(productId)?.market;
    const id = market === undefined ? undefined : (await this.ids(began))?.get(market);
    if (id !== undefined) return id;
    this.log.warn({ product: productId }, 'stripe: no portal for a market; run `npm run stripe -- portal`');
    return null;
  }

  private async ids(began: number): Promise<ReadonlyMap<string, string> | null> {
    const now = this.clock.now();
    if (this.kept !== null && this.kept.until > now) return this.kept.ids;
    const found = await portalConfigurations(this.stripe, began);
    if (!found.ok) return null;
    const ids = new Map([...found.value].map(([market, { id }]) => [market, id]));
    this.kept = { ids, until: now + keptForMs };
    return ids;
  }
}
