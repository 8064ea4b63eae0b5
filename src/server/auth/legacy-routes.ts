import { Hono } from 'hono';
import { type AccountReply, PasscodeQuery } from '../../contract/auth.ts';
import { LegacyLoginQuery, type LegacyLoginReply, legacyAuthPaths } from '../../contract/legacy-auth.ts';
import type { Config } from '../config/config.ts';
import type { EntitlementSource } from '../deps.ts';
import { type BearerVariables, requireBearer } from '../http/bearer.ts';
import { clientKey } from '../http/client-address.ts';
import { readQuery } from '../http/read-input.ts';
import { failed } from './auth-errors.ts';
import type { LogInLegacy } from './passcodes/log-in-legacy.ts';
import type { SendPasscode } from './passcodes/send-passcode.ts';
import type { SignedIn } from './tokens/access-tokens.ts';
import type { LegacySignedIn } from './tokens/legacy-tokens.ts';
import type { VerifySession } from './tokens/verify-session.ts';

interface LegacyRouteParts {
  readonly config: Config;
  readonly verifyBearer: VerifySession;
  readonly entitlements: EntitlementSource;
  readonly useCases: {
    readonly sendPasscode: SendPasscode;
    readonly logInLegacy: LogInLegacy;
  };
}

/** The routes of version 1, for host apps that do not support version 2; same accounts, same limits. */
export function legacyRoutes(parts: LegacyRouteParts) {
  const { config, verifyBearer, entitlements, useCases } = parts;
  const routes = new Hono<BearerVariables<SignedIn | LegacySignedIn>>();
  const bearer = requireBearer(verifyBearer);

  routes.post(legacyAuthPaths.loginLink, async (c) => {
    const { email, locale } = readQuery(c, PasscodeQuery);
    const network = clientKey(c, config);
    const sent = await useCases.sendPasscode.execute({ asker: 'anybody', email, locale, network });
    return sent.ok ? c.json({ status: 'sent' }) : failed(c, sent.error);
  });

  routes.post(legacyAuthPaths.login, async (c) => {
    const { email, otp } = readQuery(c, LegacyLoginQuery);
    const network = clientKey(c, config);
    const entered = await useCases.logInLegacy.execute({ email, passcode: otp, network });
    if (!entered.ok) return failed(c, entered.error);
    const { accountId, authToken, email: address } = entered.value;
    return c.json<LegacyLoginReply>({
      external_id: accountId,
      auth_token: authToken,
      email: address,
      status: 'authenticated',
    });
  });

  routes.on(['GET', 'POST'], legacyAuthPaths.validate, bearer, async (c) => {
    const { accountId, email } = c.var.account;
    const granted = await entitlements.of(accountId);
    return c.json<AccountReply>({ account: { external_id: accountId, email, entitlements: [...granted] } });
  });

  return routes;
}
