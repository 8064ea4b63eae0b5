import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/** Whoever a valid token speaks for. */
export interface BearerAccount {
  readonly accountId: string;
  readonly email: string | null;
}

/** Turns the token of a call into its account, or null: forged, expired, signed out, or the account is gone. */
export type VerifyBearer = (token: string, c: Context) => Promise<BearerAccount | null>;

/** The token of `Authorization: Bearer …`, or null. RFC 6750 section 2.1; the scheme's case does not matter. */
export function bearerToken(c: Context): string | null {
  return /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** The HTTP error of a token that speaks for nobody. RFC 6750 section 3. */
export function invalidToken(c: Context): HttpError {
  c.header('WWW-Authenticate', 'Bearer');
  return new HttpError(401, 'invalid_token');
}

export type BearerVariables<Account extends BearerAccount = BearerAccount> = {
  Variables: { account: Account };
};

/** Lets a call pass only with a valid token, whose account is then `c.var.account`. Else 401 `invalid_token`. */
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
