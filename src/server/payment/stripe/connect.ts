import { Stripe } from 'stripe';
import { brand } from '../../../domain/brand.ts';
import type { StripeAccess } from '../../config/card-settings.ts';
import type { Logger } from '../../log.ts';
import { StripeClient } from './stripe-client.ts';

const retries = 2;

/** A client for Stripe's API, at the version the SDK is made for. It connects on the first request. */
export function connectStripe({ secretKey, apiBase, patience }: StripeAccess, log: Logger): StripeClient {
  const { hostname, port, protocol } = new URL(apiBase);
  const api = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: retries,
    timeout: patience,
    telemetry: false,
    appInfo: { name: brand.name },
  });
  return new StripeClient(api, patience, log);
}
