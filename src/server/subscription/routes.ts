import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { manageRoutes } from './manage-routes.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { OpenPortal } from './open-portal.ts';
import { productRoutes } from './product-routes.ts';
import type { ReadSubscription } from './read-subscription.ts';
import type { RecordEvent } from './record-event.ts';
import type { SetRenewal } from './set-renewal.ts';
import type { TrialRecord } from './trial-record.ts';

/** The use-cases behind the routes. */
export interface SubscriptionUseCases {
  readonly openCheckout: OpenCheckout;
  readonly openPortal: OpenPortal;
  readonly readSubscription: ReadSubscription;
  readonly setRenewal: SetRenewal;
  readonly recordEvent: RecordEvent;
}

/** The subscription service of the wire contract, to be mounted at its base. */
export function subscriptionRoutes(
  deps: ServerDeps,
  useCases: SubscriptionUseCases,
  trials: TrialRecord,
): Hono {
  const routes = new Hono();
  routes.route('/', productRoutes(deps, trials));
  routes.route('/', checkoutRoutes(deps, useCases.openCheckout, useCases.recordEvent));
  routes.route('/', manageRoutes(deps, useCases));
  return routes;
}
