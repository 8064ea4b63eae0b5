import { type Context, Hono } from 'hono';
import { AuthorizeQuery, authPaths, LoginBody, PasscodeQuery } from '../../contract/auth.ts';
import type { Config } from '../config/config.ts';
import { bearerToken } from '../http/bearer.ts';
import { clientKey } from '../http/client-address.ts';
import { errorAnswer, HttpError } from '../http/http-error.ts';
import { readJson, readQuery, readSingleQuery } from '../http/read-input.ts';
import type { CreateAccount } from './account-data/create-account.ts';
import { failed } from './auth-errors.ts';
import type { LogIn } from './passcodes/log-in.ts';
import type { SendPasscode } from './passcodes/send-passcode.ts';
import type { LogInByKey } from './recovery/log-in-by-key.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import type { IssuedCode } from './tokens/authorization-codes.ts';
import type { BeginAuthorization } from './tokens/begin-authorization.ts';
import type { FindSessionCookie } from './tokens/find-session-cookie.ts';
import type { LegacySignedIn } from './tokens/legacy-tokens.ts';
import { giveSessionCookie } from './tokens/session-cookie.ts';
import type { VerifySession } from './tokens/verify-session.ts';

interface SignInRouteParts {
  readonly config: Config;
  readonly sessionCookie: FindSessionCookie;
  readonly accessTokens: AccessTokens;
  readonly verifyLegacy: VerifySession<LegacySignedIn>;
  readonly useCases: {
    readonly beginAuthorization: BeginAuthorization;
    readonly createAccount: CreateAccount;
    readonly sendPasscode: SendPasscode;
    readonly logIn: LogIn;
    readonly logInByKey: LogInByKey;
  };
}

/** The way to a code: a session is opened, and an account is made or an address or key is proved. */
export function signInRoutes(parts: SignInRouteParts): Hono {
  const { config, sessionCookie, accessTokens, verifyLegacy, useCases } = parts;
  const routes = new Hono();

  const authorize = (kind: 'web' | 'app') => async (c: Context) => {
    const asked = readSingleQuery(c, AuthorizeQuery, unreadableAuthorization);
    const token = bearerToken(c);
    const legacyAccount = token === null ? null : await verifyLegacy(token, c);
    // Without this account a new one would be made, and the visitor's subscription would seem lost.
    if (token !== null && legacyAccount === null) throw notOfTheFirstVersion();
    const begun = await useCases.beginAuthorization.execute(kind, asked, legacyAccount);
    if (!begun.ok) return errorAnswer(c, 400, begun.error.code);
    giveSessionCookie(c, begun.value, config.publicUrl.startsWith('https:'));
    return kind === 'web' ? c.json({ status: 'ok' }) : c.body(null, 302);
  };
  routes.post(authPaths.authorize, authorize('web'));
  routes.get(authPaths.authorize, authorize('app'));

  routes.post(authPaths.create, async (c) => {
    const request = { cookie: await sessionCookie.execute(c), network: clientKey(c, config) };
    const created = await useCases.createAccount.execute(request);
    return created.ok ? codeAnswer(c, created.value) : failed(c, created.error);
  });

  routes.post(authPaths.passcode, async (c) => {
    const { email, locale } = readQuery(c, PasscodeQuery);
    const token = bearerToken(c);
    const account = token === null ? null : await accessTokens.verify(token);
    const asker = account === null ? { cookie: await sessionCookie.execute(c) } : { account };
    const network = clientKey(c, config);
    const sent = await useCases.sendPasscode.execute({ asker, email, locale, network });
    return sent.ok ? c.json({ status: 'sent' }) : failed(c, sent.error);
  });

  routes.post(authPaths.login, async (c) => {
    const shown = await readJson(c, LoginBody);
    const from = { cookie: await sessionCookie.execute(c), network: clientKey(c, config) };
    const entered =
      shown.method === 'otp'
        ? await useCases.logIn.execute({ ...from, email: shown.email, passcode: shown.otp })
        : await useCases.logInByKey.execute({ ...from, key: shown.key });
    return entered.ok ? codeAnswer(c, entered.value) : failed(c, entered.error);
  });

  return routes;
}

// Clients of this call know this code only.
const unreadableAuthorization = () => new HttpError(400, 'invalid_authorization_request');
const notOfTheFirstVersion = () =>
  new HttpError(400, 'invalid_authorization_request', {
    message: 'The bearer token is no valid token of the first version',
  });

/** On the web the code is the answer's body; an app finds it in the address it is sent back to. */
function codeAnswer(c: Context, { code, redirectUri }: IssuedCode): Response {
  if (redirectUri === null) return c.json({ code });
  const separator = redirectUri.includes('?') ? '&' : '?';
  return c.body(null, 302, { Location: `${redirectUri}${separator}code=${encodeURIComponent(code)}` });
}
