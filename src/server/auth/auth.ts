import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { EntitlementSource } from '../deps.ts';
import type { VerifyBearer } from '../http/bearer.ts';
import type { Outbox } from '../mail/outbox.ts';
import { AccessTokens } from './access-tokens.ts';
import { AuthorizationCodes } from './authorization-codes.ts';
import { AuthorizationSessions } from './authorization-sessions.ts';
import { BeginAuthorization } from './begin-authorization.ts';
import { ConfirmEmailChange } from './confirm-email-change.ts';
import { CreateAccount } from './create-account.ts';
import { EmailLink } from './email-link.ts';
import { ExchangeCode } from './exchange-code.ts';
import { KeyedHash } from './keyed-hash.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { Passcodes } from './passcodes.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { RequestEmailChange } from './request-email-change.ts';
import { authRoutes } from './routes.ts';
import { SendPasscode } from './send-passcode.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenFamilies } from './token-families.ts';

/** What the auth room needs from the others. */
export interface AuthDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly outbox: Outbox;
  readonly entitlements: EntitlementSource;
}

/** The auth service: its routes, and the check of access tokens for the other rooms. */
export interface Auth {
  readonly routes: Hono;
  readonly verifyBearer: VerifyBearer;
}

/** Wires the auth service, making its signing key in a new store. */
export async function openAuth({ config, clock, db, outbox, entitlements }: AuthDeps): Promise<Auth> {
  const hash = new KeyedHash(config.secrets.site);
  const keys = await SigningKeys.open(db, config.secrets.site, clock.now());
  const issuer = config.publicUrl;
  const accessTokens = new AccessTokens(db, keys, clock, entitlements, issuer);
  const sessions = new AuthorizationSessions(hash);
  const codes = new AuthorizationCodes(hash);
  const families = new TokenFamilies(hash);
  const passcodes = new Passcodes(hash);
  const link = new EmailLink(hash);
  const useCases = {
    beginAuthorization: new BeginAuthorization(db, clock, sessions, config),
    createAccount: new CreateAccount(db, clock, sessions, codes),
    sendPasscode: new SendPasscode(db, clock, sessions, passcodes, outbox),
    logIn: new LogIn(db, clock, sessions, passcodes, codes),
    exchangeCode: new ExchangeCode(db, clock, codes, sessions, families),
    refreshTokens: new RefreshTokens(db, clock, hash, families),
    logOut: new LogOut(db, clock, families),
    requestEmailChange: new RequestEmailChange(db, clock, passcodes, link, outbox),
    confirmEmailChange: new ConfirmEmailChange(db, clock, passcodes, link),
  };
  const routes = new Hono();
  routes.route('/', authRoutes({ config, keys, accessTokens, entitlements, useCases }));
  return { routes, verifyBearer: (token) => accessTokens.verify(token) };
}
