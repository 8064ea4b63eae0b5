import * as z from 'zod/mini';
import { type Product, ProductApi } from '../../application/ports/product-api.ts';
import { FeaturesReply, subscriptionPaths, Product as WireProduct } from '../../contract/subscription.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { type Entitlement, knownEntitlements } from '../../domain/subscription/feature.ts';
import { readBillingPeriod } from '../../domain/subscription/subscription.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseHttpError } from './reply.ts';

// A period added later must not hide the products that this site knows.
const Rows = z.array(z.extend(WireProduct, { billingPeriod: z.string() }));

/** Parses the response of `products`; rows with an unknown period are left out. */
export function parseProducts(answer: HttpAnswer): Result<readonly Product[], CallFailure> {
  const body = parseBody(answer, Rows);
  if (!body.ok) return body;
  return success(
    body.value.flatMap((row) => {
      const billingPeriod = readBillingPeriod(row.billingPeriod);
      if (billingPeriod === null) return [];
      const price = { amount: row.price, currency: row.currency };
      const trialSpent = row.offer?.isUserEligible === false;
      return [{ productId: row.productId, billingPeriod, price, trialSpent }];
    }),
  );
}

/** Parses the response of `features`; unknown names are left out, and an empty list is invalid. */
export function parseFeatures(
  answer: HttpAnswer,
): Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['unknown_product']));
  const body = parseBody(answer, FeaturesReply);
  if (!body.ok) return body;
  const known = knownEntitlements(body.value.features);
  return known.length === 0 ? failure({ code: 'communication' }) : success(known);
}

/** {@link ProductApi} over HTTP. */
export class HttpProductApi extends ProductApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async products(
    country: string,
    accessToken: string | null,
  ): Promise<Result<readonly Product[], CallFailure>> {
    const call = { service: 'subscriptions', method: 'get', path: subscriptionPaths.products } as const;
    const bearer = accessToken === null ? {} : { bearer: accessToken };
    const answer = await this.http.send({ ...call, ...bearer, query: { country } });
    return answer.ok ? parseProducts(answer.value) : answer;
  }

  async features(
    productId: string,
  ): Promise<Result<readonly Entitlement[], { readonly code: 'unknown_product' } | CallFailure>> {
    const path = subscriptionPaths.features.replace(':productId', encodeURIComponent(productId));
    const answer = await this.http.send({ service: 'subscriptions', method: 'get', path });
    return answer.ok ? parseFeatures(answer.value) : answer;
  }
}
