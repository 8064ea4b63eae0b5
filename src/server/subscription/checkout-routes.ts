import { type Context, Hono } from 'hono';
import { CheckoutBody, type CheckoutReply, subscriptionPaths } from '../../contract/subscription.ts';
import { parseOrigin } from '../../domain/origin/origin.ts';
import type { ServerDeps } from '../deps.ts';
import { invalidToken, requireBearer } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownWebOriginsOf } from '../http/own-web-origins.ts';
import { readJson } from '../http/read-input.ts';
import { visitorCountry } from '../http/visitor-country.ts';
import { tooOften } from '../limits/owner-limits.ts';
import type { OpenCheckout, OpenCheckoutFailure } from './open-checkout.ts';
import type { RecordEvent } from './record-event.ts';

/** The header in which the card provider signs its events. */
const signatureHeader = 'Stripe-Signature';

/** Buying: the card provider's page is opened for an account, and what came of it is told by the provider. */
export function checkoutRoutes(
  { config, verifyBearer }: Pick<ServerDeps, 'config' | 'verifyBearer'>,
  openCheckout: OpenCheckout,
  recordEvent: RecordEvent,
) {
  const routes = new Hono();

  routes.post(subscriptionPaths.checkout, requireBearer(verifyBearer), async (c) => {
    const body = await readJson(c, CheckoutBody);
    const key = readIdempotencyKey(c) ?? null;
    const origin = body.origin === undefined ? null : parseOrigin(body.origin);
    if (origin?.ok === false) return c.json({ error: 'invalid_request', message: origin.error.message }, 400);
    const opened = await openCheckout.execute({
      accountId: c.var.account.accountId,
      productId: body.productId,
      platform: body.purchasePlatform,
      returnUrl: body.returnUrl,
      origin: origin?.value ?? null,
      country: visitorCountry(c, config),
      ownWebOrigins: ownWebOriginsOf(c, config),
      idempotencyKey: key,
    });
    if (!opened.ok) throw httpErrorOf(c, opened.error);
    return c.json<CheckoutReply>({ checkoutUrl: opened.value.href });
  });

  routes.post(subscriptionPaths.webhook, async (c) => {
    const recorded = await recordEvent.execute(await c.req.text(), c.req.header(signatureHeader));
    if (recorded.ok) return c.json({ received: true });
    throw recorded.error.code === 'invalid_signature'
      ? new HttpError(400, 'invalid_signature')
      : new HttpError(503, 'unavailable');
  });

  return routes;
}

function httpErrorOf(c: Context, error: OpenCheckoutFailure): HttpError {
  switch (error.code) {
    case 'unknown_platform':
    case 'key_reused':
      return new HttpError(400, 'invalid_request');
    case 'unknown_product':
    case 'invalid_return_url':
      return new HttpError(400, error.code);
    case 'not_eligible':
      return new HttpError(403, error.code);
    case 'account_gone':
      // It was there when the token was looked at.
      return invalidToken(c);
    case 'already_subscribed':
      return new HttpError(409, error.code);
    case 'provider_unavailable':
      return new HttpError(503, 'unavailable');
    case 'too_many_requests':
      return tooOften(error);
  }
}
