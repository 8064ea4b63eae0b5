import { Hono } from 'hono';
import {
  type PortalReply,
  RenewalBody,
  type StatusReply,
  type SubscriptionReply,
  subscriptionPaths,
} from '../../contract/subscription.ts';
import { negotiate } from '../../domain/locale/published-locale.ts';
import type { ServerDeps } from '../deps.ts';
import { requireBearer } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { calledWebOriginOf } from '../http/own-web-origins.ts';
import { readJson } from '../http/read-input.ts';
import { wantedLanguages } from '../http/wanted-languages.ts';
import type { OpenPortal } from './open-portal.ts';
import type { ReadSubscription } from './read-subscription.ts';
import type { SetRenewal } from './set-renewal.ts';
import { recordOf } from './subscription-reply.ts';
import type { SubscriptionRow } from './subscription-store.ts';

interface ManageUseCases {
  readonly openPortal: OpenPortal;
  readonly readSubscription: ReadSubscription;
  readonly setRenewal: SetRenewal;
}

/** What a subscriber does with a subscription: sees how it stands, lets it end or go on, opens the card provider's portal. */
export function manageRoutes(
  { config, verifyBearer, ownerLimits }: Pick<ServerDeps, 'config' | 'verifyBearer' | 'ownerLimits'>,
  { openPortal, readSubscription, setRenewal }: ManageUseCases,
) {
  const bearer = requireBearer(verifyBearer);
  const routes = new Hono();

  const subscriptionOf = async (accountId: string): Promise<SubscriptionRow> => {
    const subscription = await readSubscription.read(accountId);
    if (subscription === undefined) throw new HttpError(404, 'no_subscription');
    return subscription;
  };

  const [mayStillOpenPortal, mayOpenPortal] = ownerLimits.around('open-portal');
  routes.get(subscriptionPaths.portal, mayStillOpenPortal, bearer, mayOpenPortal, async (c) => {
    const opened = await openPortal.execute({
      accountId: c.var.account.accountId,
      webOrigin: calledWebOriginOf(c, config),
      locale: negotiate(wantedLanguages(c)),
    });
    if (opened.ok) return c.json<PortalReply>({ customerPortalUrl: opened.value.href });
    throw httpErrorOfMine(opened.error);
  });

  routes.get(subscriptionPaths.subscription, bearer, async (c) =>
    c.json<SubscriptionReply>(recordOf(await subscriptionOf(c.var.account.accountId))),
  );

  routes.get(subscriptionPaths.status, bearer, async (c) => {
    const { status } = await subscriptionOf(c.var.account.accountId);
    return c.json<StatusReply>({ status });
  });

  const [mayStillChange, mayChange] = ownerLimits.around('change-renewal');
  routes.put(subscriptionPaths.renewal, mayStillChange, bearer, mayChange, async (c) => {
    const { renews } = await readJson(c, RenewalBody);
    const set = await setRenewal.execute(c.var.account.accountId, renews);
    if (!set.ok) throw httpErrorOfMine(set.error);
    return c.json<SubscriptionReply>(recordOf(set.value));
  });

  return routes;
}

function httpErrorOfMine({ code }: { readonly code: 'no_subscription' | 'provider_unavailable' }): HttpError {
  return code === 'no_subscription' ? new HttpError(404, code) : new HttpError(503, 'unavailable');
}
