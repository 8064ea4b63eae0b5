import { CheckoutApi, type OpenCheckoutFailure, type Order } from '../../application/ports/checkout-api.ts';
import { idempotencyHeader } from '../../contract/idempotency.ts';
import { CheckoutReply, PortalReply, subscriptionPaths } from '../../contract/subscription.ts';
import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import { formatOrigin } from '../../domain/origin/origin.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseLimitedError } from './reply.ts';

type PortalFailure = { readonly code: 'no_subscription' | 'invalid_token' } | TooManyRequests | CallFailure;

/** Parses the response of `checkout`. */
export function parseCheckout(
  answer: HttpAnswer,
): Result<{ readonly checkoutUrl: URL }, OpenCheckoutFailure> {
  if (!isOk(answer)) {
    return failure(
      parseLimitedError(answer, [
        'invalid_return_url',
        'unknown_product',
        'not_eligible',
        'already_subscribed',
        'invalid_token',
      ]),
    );
  }
  const body = parseBody(answer, CheckoutReply);
  if (!body.ok) return body;
  const checkoutUrl = webPage(body.value.checkoutUrl);
  return checkoutUrl === null ? failure({ code: 'communication' }) : success({ checkoutUrl });
}

/** Parses the response of `portal`. */
export function parsePortal(answer: HttpAnswer): Result<{ readonly customerPortalUrl: URL }, PortalFailure> {
  if (!isOk(answer)) return failure(parseLimitedError(answer, ['no_subscription', 'invalid_token']));
  const body = parseBody(answer, PortalReply);
  if (!body.ok) return body;
  const customerPortalUrl = webPage(body.value.customerPortalUrl);
  return customerPortalUrl === null ? failure({ code: 'communication' }) : success({ customerPortalUrl });
}

// The page navigates there automatically, so a `javascript:` URL would run with our origin.
function webPage(text: string): URL | null {
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** {@link CheckoutApi} over HTTP. */
export class HttpCheckoutApi extends CheckoutApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async open(
    accessToken: string,
    order: Order,
    idempotencyKey: string,
  ): Promise<Result<{ readonly checkoutUrl: URL }, OpenCheckoutFailure>> {
    const answer = await this.http.send({
      service: 'subscriptions',
      method: 'post',
      path: subscriptionPaths.checkout,
      bearer: accessToken,
      headers: { [idempotencyHeader]: idempotencyKey },
      json: {
        productId: order.productId,
        purchasePlatform: order.platform,
        returnUrl: order.returnUrl.href,
        ...(order.origin === null ? {} : { origin: formatOrigin(order.origin) }),
      },
    });
    return answer.ok ? parseCheckout(answer.value) : answer;
  }

  async portal(accessToken: string): Promise<Result<{ readonly customerPortalUrl: URL }, PortalFailure>> {
    const call = { service: 'subscriptions', method: 'get', path: subscriptionPaths.portal } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parsePortal(answer.value) : answer;
  }
}
