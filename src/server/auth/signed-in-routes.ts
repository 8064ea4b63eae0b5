import { Hono } from 'hono';
import { type AccountReply, authPaths } from '../../contract/auth.ts';
import type { EntitlementSource } from '../deps.ts';
import { type BearerVariables, invalidToken, requireBearer } from '../http/bearer.ts';
import type { OwnerLimits } from '../limits/owner-limits.ts';
import type { KeepRecoveryKey } from './recovery/keep-recovery-key.ts';
import type { MakeRecoveryKey } from './recovery/make-recovery-key.ts';
import type { AccessTokens, SignedIn } from './tokens/access-tokens.ts';
import type { LogOut } from './tokens/log-out.ts';
import type { LogOutEverywhere } from './tokens/log-out-everywhere.ts';

interface SignedInRouteParts {
  readonly accessTokens: AccessTokens;
  readonly entitlements: EntitlementSource;
  readonly ownerLimits: OwnerLimits;
  readonly useCases: {
    readonly logOut: LogOut;
    readonly logOutEverywhere: LogOutEverywhere;
    readonly makeRecoveryKey: MakeRecoveryKey;
    readonly keepRecoveryKey: KeepRecoveryKey;
  };
}

/** What whoever is signed in does with sign-in and account: sees it, makes its recovery key, signs out. */
export function signedInRoutes(parts: SignedInRouteParts) {
  const { accessTokens, entitlements, ownerLimits, useCases } = parts;
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

  return routes;
}
