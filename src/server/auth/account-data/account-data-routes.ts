import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  type AccountExport,
  authPaths,
  DeleteBody,
  type DeleteReply,
  DeleteRequestQuery,
  type DeleteRequestReply,
} from '../../../contract/auth.ts';
import { brand } from '../../../domain/brand.ts';
import type { Config } from '../../config/config.ts';
import { requireBearer } from '../../http/bearer.ts';
import { clientKey } from '../../http/client-address.ts';
import { readJson, readQuery } from '../../http/read-input.ts';
import type { OwnerLimits } from '../../limits/owner-limits.ts';
import { failed } from '../auth-errors.ts';
import type { AccessTokens } from '../tokens/access-tokens.ts';
import type { DeleteAccount } from './delete-account.ts';
import type { ExportAccount } from './export-account.ts';
import type { RequestAccountDeletion } from './request-account-deletion.ts';

interface AccountDataParts {
  readonly config: Config;
  readonly accessTokens: AccessTokens;
  readonly ownerLimits: OwnerLimits;
  readonly useCases: {
    readonly exportAccount: ExportAccount;
    readonly requestAccountDeletion: RequestAccountDeletion;
    readonly deleteAccount: DeleteAccount;
  };
}

/** What an owner can do with a whole account: export it or have it deleted. */
export function accountDataRoutes({ config, accessTokens, ownerLimits, useCases }: AccountDataParts) {
  const routes = new Hono();
  const bearer = requireBearer((token) => accessTokens.verify(token));
  const leaving = requireBearer((token) => accessTokens.verify(token, { leaving: true }));

  const [mayStillExport, mayExport] = ownerLimits.around('export-account');
  routes.get(authPaths.export, mayStillExport, bearer, mayExport, async (c) => {
    c.header('Content-Disposition', `attachment; filename="${brand.name.toLowerCase()}-account.json"`);
    return c.json<AccountExport>(await useCases.exportAccount.execute(c.var.account));
  });

  routes.post(authPaths.deleteRequest, bearer, async (c) => {
    const { locale } = readQuery(c, DeleteRequestQuery);
    const { account } = c.var;
    const network = clientKey(c, config);
    const asked = await useCases.requestAccountDeletion.execute({ account, locale, network });
    if (!asked.ok) return failed(c, asked.error);
    const { sentTo, isFormer } = asked.value;
    return c.json<z.infer<typeof DeleteRequestReply>>(
      sentTo === null ? { status: 'not_needed' } : { status: 'sent', sentTo, isFormer },
    );
  });

  routes.post(authPaths.delete, leaving, async (c) => {
    const { otp: passcode } = await readBody(c);
    const done = await useCases.deleteAccount.execute({ account: c.var.account, passcode });
    return done.ok ? c.json<z.infer<typeof DeleteReply>>({ status: 'deleted' }) : failed(c, done.error);
  });

  return routes;
}

/** The body is optional: an account without an address has nothing to send. */
async function readBody(c: Context): Promise<z.infer<typeof DeleteBody>> {
  return (await c.req.text()) === '' ? {} : readJson(c, DeleteBody);
}
