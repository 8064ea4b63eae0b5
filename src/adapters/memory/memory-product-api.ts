import { type Product, ProductApi } from '../../application/ports/product-api.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import { planOf, plansOf } from '../../domain/subscription/plan.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** The products in the domain's price table. */
export class MemoryProductApi extends ProductApi {
  constructor(
    private readonly server: MemorySubscriptionServer,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  products(country: string, accessToken: string | null): Promise<Result<readonly Product[], CallFailure>> {
    return this.network.call('products', () => {
      const trialSpent = accessToken !== null && this.server.isTrialSpent(accessToken);
      const market = marketOf(country);
      const plans = market === null ? [] : plansOf(market);
      return success(
        plans.map(({ productId, billingPeriod, price }) => ({
          productId,
          billingPeriod,
          price,
          trialSpent,
        })),
      );
    });
  }

  features(
    productId: string,
  ): Promise<Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure>> {
    return this.network.call('features', () => {
      const plan = planOf(productId);
      return plan === null ? failure({ code: 'unknown_product' }) : success(plan.features);
    });
  }
}
