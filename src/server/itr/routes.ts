import { Hono } from 'hono';
import {
  RestorationCheckBody,
  type RestorationCheckReply,
  type RestorationReply,
  restorationCheckPath,
  restorationPath,
} from '../../contract/restoration.ts';
import type { ServerDeps } from '../deps.ts';
import { requireBearer } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { ownPagesToChange } from '../http/own-pages-only.ts';
import { privateAnswers } from '../http/private-answers.ts';
import { readJson } from '../http/read-input.ts';
import { sameText } from '../keyed-hash.ts';
import type { RestorationCodes } from './restoration-codes.ts';

/** Identity theft restoration, to be mounted at the root: issues codes to subscribers, and verifies them for the partner. */
export function restorationRoutes(
  {
    config,
    clock,
    verifyBearer,
    ownerLimits,
  }: Pick<ServerDeps, 'config' | 'clock' | 'verifyBearer' | 'ownerLimits'>,
  codes: RestorationCodes,
): Hono {
  const routes = new Hono();
  routes.use('/itr/*', privateAnswers, ownPagesToChange(config));

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
