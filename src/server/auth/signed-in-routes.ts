import { Hono } from 'hono';
import { type AccountReply, authPaths, EditConfirmQuery, EditQuery } from '../../contract/auth.ts';
import type { Config } from '../config/config.ts';
import type { EntitlementSource } from '../deps.ts';
import { type BearerVariables, invalidToken, requireBearer } from '../http/bearer.ts';
import { clientKey } from '../http/client-address.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readQuery } from '../http/read-input.ts';
import type { OwnerLimits } from '../limits/owner-limits.ts';
import { failed } from './auth-errors.ts';
import type { ConfirmEmailChange } from './email/confirm-email-change.ts';
import type { RequestEmailChange } from './email/request-email-change.ts';
import type { KeepRecoveryKey } from './recovery/keep-recovery-key.ts';
import type { MakeRecoveryKey } from './recovery/make-recovery-key.ts';
import type { AccessTokens, SignedIn } from './tokens/access-tokens.ts';
import type { LogOut } from './tokens/log-out.ts';
import type { LogOutEverywhere } from './tokens/log-out-everywhere.ts';

interface SignedInRouteParts {
  readonly config: Config;
  readonly accessTokens: AccessTokens;
  readonly entitlements: EntitlementSource;
  readonly ownerLimits: OwnerLimits;
  readonly useCases: {
    readonly logOut: LogOut;
    readonly logOutEverywhere: LogOutEverywhere;
    readonly makeRecoveryKey: MakeRecoveryKey;
    readonly keepRecoveryKey: KeepRecoveryKey;
    readonly requestEmailChange: RequestEmailChange;
    readonly confirmEmailChange: ConfirmEmailChange;
  };
}

/** What whoever is signed in does with sign-in and account: sees it, changes its address, makes its recovery key, signs out. */
export function signedInRoutes(parts: SignedInRouteParts) {
  const { config, accessTokens, entitlements, ownerLimits, useCases } = parts;
  const routes = new Hono<BearerVariables<SignedIn>>();
  const bearer = requireBearer((token) => accessTokens.verify(token));

  routes.post(authPaths.logout, bearer, async (c) => {
    await useCases.logOut.execute(c.var.account);
    return c.json({ status: 'logged_out' });
  });

  routes.post(authPaths.logoutEverywhere, bearer, async (c) => {
    await useCases.logOutEverywhere.execute(c.var.account);
    return c.json({ status: 'logged_out' });
  });

  const [mayStillMakeKey, mayMakeKey] = ownerLimits.around('make-recovery-key');
  routes.post(authPaths.recoveryKey, mayStillMakeKey, bearer, mayMakeKey, async (c) => {
    const key = await useCases.makeRecoveryKey.execute(c.var.account);
    if (key === null) throw invalidToken(c);
    return c.json({ key });
  });

  routes.post(authPaths.recoveryKeyKept, bearer, async (c) => {
    if (!(await useCases.keepRecoveryKey.execute(c.var.account))) throw invalidToken(c);
    return c.json({ status: 'kept' });
  });

  routes.get(authPaths.account, bearer, async (c) => {
    const { accountId, email } = c.var.account;
    const granted = await entitlements.of(accountId);
    const reply: AccountReply = { account: { external_id: accountId, email, entitlements: [...granted] } };
    return c.json(reply);
  });

  routes.post(authPaths.edit, bearer, async (c) => {
    const { email, locale } = readQuery(c, EditQuery);
    const { account } = c.var;
    const key = readIdempotencyKey(c);
    const network = clientKey(c, config);
    const asked = await useCases.requestEmailChange.execute({ account, email, locale, network, key });
    return asked.ok ? c.json(asked.value) : failed(c, asked.error);
  });

  routes.post(authPaths.editConfirm, ownerLimits.unlessClosed('try-owner-passcode'), bearer, async (c) => {
    const { email, otp: passcode, hash, locale } = readQuery(c, EditConfirmQuery);
    const { account } = c.var;
    const done = await useCases.confirmEmailChange.execute({ account, email, passcode, hash, locale });
    return done.ok ? c.json({ status: 'confirmed', email: done.value.email }) : failed(c, done.error);
  });

  return routes;
}
