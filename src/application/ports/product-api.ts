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
  /** True when the requesting account has used its free trial; false when it has not, and without an account. */
  readonly trialSpent: boolean;
}

/** What is on sale, and what it includes. Needs no account; given one, it says whether the free trial is used. */
export abstract class ProductApi {
  /**
   * The products of a country (ISO 3166-1 alpha-2), for the account of an access token. Null asks anonymously, and a
   * token that no longer works counts as anonymous. Rows with a period that this site does not know are left out. Fails
   * only when no valid response arrives.
   */
  abstract products(
    country: string,
    accessToken: string | null,
  ): Promise<Result<readonly Product[], CallFailure>>;

  /**
   * The features of a product; never empty. Names that this site does not know are left out. Fails with
   * `unknown_product` when there is no such product.
   */
  abstract features(
    productId: string,
  ): Promise<Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure>>;
}
