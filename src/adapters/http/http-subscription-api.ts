import { type SetRenewalFailure, SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { StatusReply, SubscriptionReply, subscriptionPaths } from '../../contract/subscription.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { readStatus, type SubscriptionStatus } from '../../domain/subscription/status.ts';
import { readBillingPeriod, type Subscription } from '../../domain/subscription/subscription.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseHttpError, tooManyRequests } from './reply.ts';

type CurrentFailure = { readonly code: 'no_subscription' | 'invalid_token' } | CallFailure;

/** Parses the response of `subscription`; an unknown status, period, platform or offer is kept as far as possible. */
export function parseSubscription(answer: HttpAnswer): Result<Subscription, CurrentFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['no_subscription', 'invalid_token']));
  const body = parseBody(answer, SubscriptionReply);
  if (!body.ok) return body;
  const { productId, startedAt, expiresOrRenewsAt, status, billingPeriod, platform, activeOffers } =
    body.value;
  const { nextProductId, nextPrice, suspended } = body.value;
  return success({
    productId,
    startedAt,
    expiresOrRenewsAt,
    status: readStatus(status),
    billingPeriod: readBillingPeriod(billingPeriod),
    platform,
    activeOffers: activeOffers.map(({ type }) => type),
    ...(nextProductId === undefined ? {} : { nextProductId }),
    ...(nextPrice && { nextPrice }),
    ...(suspended && { suspended }),
  });
}

/** Parses the response of `renewal`. */
export function parseSetRenewal(answer: HttpAnswer): Result<Subscription, SetRenewalFailure> {
  const wait = tooManyRequests(answer);
  return wait === null ? parseSubscription(answer) : failure(wait);
}

/** Parses the response of `status`. */
export function parseStatus(answer: HttpAnswer): Result<SubscriptionStatus | 'Unknown', CurrentFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['no_subscription', 'invalid_token']));
  const body = parseBody(answer, StatusReply);
  return body.ok ? success(readStatus(body.value.status)) : body;
}

/** {@link SubscriptionApi} over HTTP. */
export class HttpSubscriptionApi extends SubscriptionApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async current(accessToken: string): Promise<Result<Subscription, CurrentFailure>> {
    const call = { service: 'subscriptions', method: 'get', path: subscriptionPaths.subscription } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseSubscription(answer.value) : answer;
  }

  async setRenewal(accessToken: string, renews: boolean): Promise<Result<Subscription, SetRenewalFailure>> {
    const call = { service: 'subscriptions', method: 'put', path: subscriptionPaths.renewal } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken, json: { renews } });
    return answer.ok ? parseSetRenewal(answer.value) : answer;
  }

  async status(accessToken: string): Promise<Result<SubscriptionStatus | 'Unknown', CurrentFailure>> {
    const call = { service: 'subscriptions', method: 'get', path: subscriptionPaths.status } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseStatus(answer.value) : answer;
  }
}
