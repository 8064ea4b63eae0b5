import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/** The account that a valid token belongs to. */
export interface BearerAccount {
  readonly accountId: string;
  readonly email: string | null;
}

/** Returns the account of a request's token; null if it is forged, expired or signed out, or the account is gone. */
export type VerifyBearer = (token: string, c: Context) => Promise<BearerAccount | null>;

/** The token of `Authorization: Bearer …`, or null. RFC 6750 section 2.1; the scheme is case-insensitive. */
export function bearerToken(c: Context): string | null {
  return /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** The HTTP error for an invalid token. RFC 6750 section 3. */
export function invalidToken(c: Context): HttpError {
  c.header('WWW-Authenticate', 'Bearer');
  return new HttpError(401, 'invalid_token');
}

export type BearerVariables<Account extends BearerAccount = BearerAccount> = {
  Variables: { account: Account };
};

/** Requires a valid token and sets its account as `c.var.account`; otherwise 401 `invalid_token`. */
export function requireBearer<Account extends BearerAccount>(
  verify: (token: string, c: Context) => Promise<Account | null>,
) {
  return createMiddleware<BearerVariables<Account>>(async (c, next) => {
    const token = bearerToken(c);
    const account = token === null ? null : await verify(token, c);
    if (account === null) throw invalidToken(c);
    c.set('account', account);
    await next();
  });
}
