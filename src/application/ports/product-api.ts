import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { Price } from '../../domain/subscription/plan.ts';

/** A product on sale, without its features. */
export interface Product {
  readonly productId: string;
  readonly billingPeriod: BillingPeriod;
  readonly price: Price;
  /** True when the account that asked has had its free trial; false for one that has not, and for nobody. */
  readonly trialSpent: boolean;
}

/** What is on sale, and what is in it. Needs no account; one that is given is told whether it may still try for free. */
export abstract class ProductApi {
  /**
   * The products of a country (ISO 3166-1 alpha-2), for the account of an access token; null asks for
   * nobody in particular, and a token that no longer works counts as nobody's. Rows with a period this site does not know are left out.
   * Fails only when no proper answer comes.
   */
  abstract products(
    country: string,
    accessToken: string | null,
  ): Promise<Result<readonly Product[], CallFailure>>;

  /**
   * The features of a product; never empty. Names this site does not know are left out. Fails with `unknown_product` when
   * there is no such product.
   */
  abstract features(
    productId: string,
  ): Promise<Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure>>;
}
