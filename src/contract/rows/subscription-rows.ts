import * as z from 'zod/mini';
import { idempotencyHeader } from '../idempotency.ts';
import {
  CheckoutBody,
  CheckoutReply,
  FeaturesReply,
  PortalReply,
  ProductsQuery,
  ProductsReply,
  RenewalBody,
  StatusReply,
  SubscriptionReply,
  subscriptionBase,
  subscriptionPaths,
} from '../subscription.ts';
import { json, type Row } from './row.ts';

const service = 'subscription';
const at = (path: string) => subscriptionBase + path;
const mine = { 401: ['invalid_token'], 404: ['no_subscription'] } as const;
const mineBounded = { ...mine, 429: ['too_many_requests'] } as const;

/** Response of the webhook, once its event is stored. */
const WebhookReply = z.object({ received: z.boolean() });

/** The subscription service. Wire contract, "Subscription service". */
export const subscriptionRows = [
  {
    name: 'products',
    service,
    purpose: 'The plans sold in a country, the visitor’s own unless named',
    method: 'GET',
    path: at(subscriptionPaths.products),
    auth: 'optional-bearer',
    query: ProductsQuery,
    success: json(ProductsReply),
    errors: {},
    crossOrigin: true,
  },
  {
    name: 'features',
    service,
    purpose: 'What a plan contains',
    method: 'GET',
    path: at(subscriptionPaths.features),
    auth: 'optional-bearer',
    params: { productId: z.string() },
    success: json(FeaturesReply),
    errors: { 404: ['unknown_product'] },
    crossOrigin: true,
  },
  {
    name: 'openCheckout',
    service,
    purpose: 'Opens the card provider’s page for a plan',
    method: 'POST',
    path: at(subscriptionPaths.checkout),
    auth: 'bearer',
    headers: { [idempotencyHeader]: 'A repeated call with the same key returns the first answer' },
    body: { 'application/json': CheckoutBody },
    success: json(CheckoutReply),
    errors: {
      400: ['invalid_return_url', 'unknown_product'],
      401: ['invalid_token'],
      403: ['not_eligible'],
      409: ['already_subscribed'],
      429: ['too_many_requests'],
    },
    ownPagesOnly: true,
  },
  {
    name: 'openPortal',
    service,
    purpose: 'Opens the card provider’s page for cancelling and changing',
    method: 'GET',
    path: at(subscriptionPaths.portal),
    auth: 'bearer',
    success: json(PortalReply),
    errors: mineBounded,
  },
  {
    name: 'subscription',
    service,
    purpose: 'The account’s subscription',
    method: 'GET',
    path: at(subscriptionPaths.subscription),
    auth: 'bearer',
    success: json(SubscriptionReply),
    errors: mine,
    crossOrigin: true,
  },
  {
    name: 'subscriptionStatus',
    service,
    purpose: 'Its status alone',
    method: 'GET',
    path: at(subscriptionPaths.status),
    auth: 'bearer',
    success: json(StatusReply),
    errors: mine,
    crossOrigin: true,
  },
  {
    name: 'setRenewal',
    service,
    purpose:
      'Cancels the subscription at the end of what is paid for, or takes that back; the same again changes nothing',
    method: 'PUT',
    path: at(subscriptionPaths.renewal),
    auth: 'bearer',
    body: { 'application/json': RenewalBody },
    success: json(SubscriptionReply),
    errors: mineBounded,
    ownPagesOnly: true,
  },
  {
    name: 'cardProviderEvent',
    service,
    purpose: 'The card provider’s events, signed; answered when the effect is in the store',
    method: 'POST',
    path: at(subscriptionPaths.webhook),
    auth: 'signature',
    body: { 'text/plain': z.string() },
    success: json(WebhookReply),
    errors: { 400: ['invalid_signature'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
