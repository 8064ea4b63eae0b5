import { Hono } from 'hono';
import {
  RestorationCheckBody,
  type RestorationCheckReply,
  type RestorationReply,
  restorationCheckPath,
  restorationPath,
} from '../../contract/restoration.ts';
import type { EntitlementSource, ServerDeps } from '../deps.ts';
import { requireBearer } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/read-input.ts';
import { sameText } from '../keyed-hash.ts';
import { RestorationCodes } from './restoration-codes.ts';

/** Identity theft restoration, to be mounted at the root: issues codes to subscribers, and verifies them for the partner. */
export function restorationRoutes(deps: ServerDeps & { readonly entitlements: EntitlementSource }): Hono {
  const { config, clock, db, verifyBearer, ownerLimits, entitlements } = deps;
  const codes = new RestorationCodes(db, entitlements, config.secrets.site);
  const routes = new Hono();
  const [mayStillAsk, mayAsk] = ownerLimits.around('issue-restoration-code');
  routes.post(restorationPath, mayStillAsk, requireBearer(verifyBearer), mayAsk, async (c) => {
    const issued = await codes.issue(c.var.account.accountId, clock.now());
    if (!issued.ok) throw new HttpError(403, issued.error.code);
    return c.json<RestorationReply>({ code: issued.value });
  });

  const { restorationPartnerKey: partnerKey } = config.services;
  const partnerOnly = requireBearer(async (token) =>
    partnerKey !== undefined && sameText(token, partnerKey) ? { accountId: 'partner', email: null } : null,
  );
  routes.post(restorationCheckPath, partnerOnly, async (c) => {
    const { code } = await readJson(c, RestorationCheckBody);
    return c.json<RestorationCheckReply>({ valid: await codes.isGood(code, clock.now()) });
  });
  return routes;
}
