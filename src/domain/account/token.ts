import { decodeBase64Url } from './base64url.ts';

/** A pair of tokens. `refreshToken` is null when the service issued none. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** The claims of an access token that pages use; `expiresAt` in milliseconds since the epoch. */
export interface AccessClaims {
  readonly accountId: string;
  readonly email: string | null;
  readonly expiresAt: number;
}

/** Why the auth service refused a code or a refresh token. Wire contract, `error_code` 0 to 4. */
export type TokenErrorReason = 'invalid' | 'expired' | 'reused' | 'loggedOut' | 'fraud';

/** How long before its expiry an access token is refreshed, in milliseconds. */
export const earlyRefresh = 45_000;

/**
 * Reads the claims of an access token. Does not check the signature, which only the services can. Null when the text is
 * not a JWT, lacks `sub` or `exp`, or has an `email` that is neither a text nor null.
 */
export function readAccessToken(accessToken: string): AccessClaims | null {
  const [, payload, signature, ...rest] = accessToken.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) return null;
  const claims = parseJsonObject(payload);
  if (claims === null) return null;
  const { sub, email = null, exp } = claims;
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number') return null;
  if (email !== null && typeof email !== 'string') return null;
  return { accountId: sub, email: email || null, expiresAt: exp * 1000 };
}

/** Tells whether an access token must be refreshed before use at `now` (milliseconds since the epoch). */
export function needsRefresh(claims: AccessClaims, now: number): boolean {
  return claims.expiresAt - now <= earlyRefresh;
}

function parseJsonObject(base64url: string): Record<string, unknown> | null {
  const bytes = decodeBase64Url(base64url);
  if (bytes === null) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
