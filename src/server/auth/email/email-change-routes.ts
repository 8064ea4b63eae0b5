import { Hono } from 'hono';
import { EditConfirmQuery, EditQuery } from '../../../contract/auth.ts';
import type { Config } from '../../config/config.ts';
import { type BearerVariables, requireBearer } from '../../http/bearer.ts';
import { clientKey } from '../../http/client-address.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { readQuery } from '../../http/read-input.ts';
import type { OwnerLimits } from '../../limits/owner-limits.ts';
import { failed } from '../auth-errors.ts';
import type { SignedIn } from '../tokens/access-tokens.ts';
import type { LegacySignedIn } from '../tokens/legacy-tokens.ts';
import type { VerifySession } from '../tokens/verify-session.ts';
import type { ConfirmEmailChange } from './confirm-email-change.ts';
import type { RequestEmailChange } from './request-email-change.ts';

/** Where a version of the service has these calls. */
type EmailChangePaths = Readonly<Record<'edit' | 'editConfirm', string>>;

interface EmailChangeRouteParts {
  readonly config: Config;
  readonly ownerLimits: OwnerLimits;
  readonly useCases: {
    readonly requestEmailChange: RequestEmailChange;
    readonly confirmEmailChange: ConfirmEmailChange;
  };
}

/** Changes or removes an account's address, and confirms the new one: the same in both versions of the service. */
export function emailChangeRoutes<Account extends SignedIn | LegacySignedIn>(
  { edit, editConfirm }: EmailChangePaths,
  verify: VerifySession<Account>,
  { config, ownerLimits, useCases }: EmailChangeRouteParts,
) {
  const routes = new Hono<BearerVariables<Account>>();
  const bearer = requireBearer(verify);

  routes.post(edit, bearer, async (c) => {
    const { email, locale } = readQuery(c, EditQuery);
    const { account } = c.var;
    const key = readIdempotencyKey(c);
    const network = clientKey(c, config);
    const asked = await useCases.requestEmailChange.execute({ account, email, locale, network, key });
    return asked.ok ? c.json(asked.value) : failed(c, asked.error);
  });

  routes.post(editConfirm, ownerLimits.unlessClosed('try-owner-passcode'), bearer, async (c) => {
    const { email, otp: passcode, hash, locale } = readQuery(c, EditConfirmQuery);
    const { account } = c.var;
    const done = await useCases.confirmEmailChange.execute({ account, email, passcode, hash, locale });
    return done.ok ? c.json({ status: 'confirmed', email: done.value.email }) : failed(c, done.error);
  });

  return routes;
}
