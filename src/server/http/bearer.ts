import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** Whoever a valid access token speaks for. `familyId` names the sign-in it came from. */
export interface BearerAccount {
  readonly accountId: string;
  readonly email: string | null;
  readonly familyId: string;
}

/** Turns an access token into its account, or null: forged, expired, signed out, or the account is gone. */
export type VerifyBearer = (token: string) => Promise<BearerAccount | null>;

/** The token of `Authorization: Bearer …`, or null. RFC 6750 section 2.1; the scheme's case does not matter. */
export function bearerToken(c: Context): string | null {
  return /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

export type BearerVariables = { Variables: { account: BearerAccount } };

/** Lets a call pass only with a valid access token, whose account is then `c.var.account`. Else 401 `invalid_token`. */
export function requireBearer(verify: VerifyBearer) {
  return createMiddleware<BearerVariables>(async (c, next) => {
    const token = bearerToken(c);
    const account = token === null ? null : await verify(token);
    if (account === null) {
      c.header('WWW-Authenticate', 'Bearer');
      throw new Refusal(401, 'invalid_token');
    }
    c.set('account', account);
    await next();
  });
}
