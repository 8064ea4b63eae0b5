import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { BillingPeriod, Price } from '../../domain/subscription/plan.ts';

/** A product on sale, without its features. */
export interface Product {
  readonly productId: string;
  readonly label: string;
  readonly billingPeriod: BillingPeriod;
  readonly price: Price;
}

/** What is on sale, and what is in it. Needs no account. */
export abstract class ProductApi {
  /** The products of a country (ISO 3166-1 alpha-2). Rows with a period this site does not know are left out. */
  abstract products(country: string): Promise<Result<readonly Product[], CallFailure>>;

  /** The features of a product; never empty. Names this site does not know are left out. */
  abstract features(
    productId: string,
  ): Promise<Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure>>;
}
