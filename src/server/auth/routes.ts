import { type Context, Hono } from 'hono';
import {
  type AccountReply,
  AuthorizeQuery,
  accessTokenType,
  authPaths,
  EditConfirmQuery,
  EditQuery,
  LoginBody,
  PasscodeQuery,
  TokenForm,
  TokenQuery,
} from '../../contract/auth.ts';
import { tokenErrorCodes } from '../../contract/error.ts';
import { second } from '../../domain/duration.ts';
import type { Result } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { EntitlementSource } from '../deps.ts';
import { type BearerVariables, bearerToken, invalidToken, requireBearer } from '../http/bearer.ts';
import { clientKey } from '../http/client-address.ts';
import { errorAnswer, HttpError } from '../http/http-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownPagesOnly } from '../http/own-pages-only.ts';
import { privateAnswers } from '../http/private-answers.ts';
import { readJson, readQuery, readSingleForm, readSingleQuery } from '../http/read-input.ts';
import { type OwnerLimits, tooOften } from '../limits/owner-limits.ts';
import type { CreateAccount } from './account-data/create-account.ts';
import { failed } from './auth-errors.ts';
import type { ConfirmEmailChange } from './email/confirm-email-change.ts';
import type { RequestEmailChange } from './email/request-email-change.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import type { VerifySession } from './legacy-routes.ts';
import { lifetimes } from './lifetimes.ts';
import type { LogIn } from './passcodes/log-in.ts';
import type { SendPasscode } from './passcodes/send-passcode.ts';
import type { KeepRecoveryKey } from './recovery/keep-recovery-key.ts';
import type { LogInByKey } from './recovery/log-in-by-key.ts';
import type { MakeRecoveryKey } from './recovery/make-recovery-key.ts';
import type { AccessTokens, SignedIn } from './tokens/access-tokens.ts';
import type { IssuedCode } from './tokens/authorization-codes.ts';
import type { BeginAuthorization } from './tokens/begin-authorization.ts';
import type { ExchangeCode } from './tokens/exchange-code.ts';
import type { FindSessionCookie } from './tokens/find-session-cookie.ts';
import type { HandOver } from './tokens/hand-over.ts';
import type { LegacySignedIn } from './tokens/legacy-tokens.ts';
import type { LogOut } from './tokens/log-out.ts';
import type { LogOutEverywhere } from './tokens/log-out-everywhere.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import { giveSessionCookie } from './tokens/session-cookie.ts';
import type { GrantedTokens, GrantFailure } from './tokens/token-answer.ts';

/** The use-cases behind the routes. */
export interface AuthUseCases {
  readonly beginAuthorization: BeginAuthorization;
  readonly createAccount: CreateAccount;
  readonly sendPasscode: SendPasscode;
  readonly logIn: LogIn;
  readonly logInByKey: LogInByKey;
  readonly exchangeCode: ExchangeCode;
  readonly refreshTokens: RefreshTokens;
  readonly handOver: HandOver;
  readonly logOut: LogOut;
  readonly logOutEverywhere: LogOutEverywhere;
  readonly makeRecoveryKey: MakeRecoveryKey;
  readonly keepRecoveryKey: KeepRecoveryKey;
  readonly requestEmailChange: RequestEmailChange;
  readonly confirmEmailChange: ConfirmEmailChange;
}

interface AuthRouteParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly keys: SigningKeys;
  readonly sessionCookie: FindSessionCookie;
  readonly accessTokens: AccessTokens;
  readonly verifyLegacy: VerifySession<LegacySignedIn>;
  readonly entitlements: EntitlementSource;
  readonly ownerLimits: OwnerLimits;
  readonly useCases: AuthUseCases;
}

/** The rows of the auth service's second version, relative to `authBase`. */
export function authRoutes(parts: AuthRouteParts) {
  const { config, clock, keys, sessionCookie, accessTokens } = parts;
  const { verifyLegacy, entitlements, ownerLimits, useCases } = parts;
  const routes = new Hono<BearerVariables<SignedIn>>();
  const bearer = requireBearer((token) => accessTokens.verify(token));

  routes.get(authPaths.keys, (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json({ keys: keys.published(clock.now()) });
  });

  routes.use(privateAnswers, ownPagesOnly(config));

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

  const grant = (asked: TokenForm): Promise<Result<GrantedTokens, GrantFailure>> => {
    const accessLifetime = lifetimeAskedFor(config, asked.ttl);
    const clientId = asked.client_id;
    switch (asked.grant_type) {
      case 'authorization_code': {
        const { code, code_verifier: verifier, redirect_uri: redirectUri } = asked;
        return useCases.exchangeCode.execute({ code, verifier, clientId, redirectUri, accessLifetime });
      }
      case 'refresh_token': {
        const refreshToken = asked.refresh_token ?? '';
        return useCases.refreshTokens.execute({ refreshToken, clientId, accessLifetime });
      }
      default: {
        const { subject_token: subjectToken, audience } = asked;
        return useCases.handOver.execute({ subjectToken, clientId, audience, accessLifetime });
      }
    }
  };
  const token = async (c: Context, asked: TokenForm) => {
    const granted = await grant(asked);
    if (!granted.ok) {
      const { error } = granted;
      if (error.code === 'too_many_requests') throw tooOften(error);
      const details = 'reason' in error ? { errorCode: tokenErrorCodes[error.reason] } : {};
      return errorAnswer(c, 400, error.code, details);
    }
    const { accessToken, refreshToken, expiresInSeconds } = granted.value;
    return c.json({
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
      ...('audience' in asked ? { issued_token_type: accessTokenType } : {}),
    });
  };
  routes.get(authPaths.token, (c) => token(c, readSingleQuery(c, TokenQuery, unreadableToken)));
  routes.post(authPaths.token, async (c) => token(c, await readSingleForm(c, TokenForm, unreadableToken)));

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

// Clients of these two calls know these codes only.
const unreadableAuthorization = () => new HttpError(400, 'invalid_authorization_request');
const notOfTheFirstVersion = () =>
  new HttpError(400, 'invalid_authorization_request', {
    message: 'The bearer token is no valid token of the first version',
  });
const unreadableToken = () =>
  new HttpError(400, 'invalid_token_request', { errorCode: tokenErrorCodes.invalid });

/** On the web the code is the answer's body; an app finds it in the address it is sent back to. */
function codeAnswer(c: Context, { code, redirectUri }: IssuedCode): Response {
  if (redirectUri === null) return c.json({ code });
  const separator = redirectUri.includes('?') ? '&' : '?';
  return c.body(null, 302, { Location: `${redirectUri}${separator}code=${encodeURIComponent(code)}` });
}

/** Production's tokens all live equally long; elsewhere a client may ask for a shorter life, to see a token expire. */
function lifetimeAskedFor(config: Config, ttl: string | undefined): number {
  if (config.siteEnv === 'production' || ttl === undefined) return lifetimes.accessToken;
  if (!/^[1-9]\d{0,4}$/.test(ttl)) throw unreadableToken();
  return Math.min(Number(ttl) * second, lifetimes.accessToken);
}
