import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { second } from '../../../domain/duration.ts';
import { signatureAlgorithm } from './signing-key-store.ts';
import type { SigningKey } from './signing-keys.ts';

/** Subject and claims of a token. */
export interface TokenGrant {
  readonly issuer: string;
  readonly audience: string;
  readonly scope: string;
  readonly accountId: string;
  /** The sign-in that the token belongs to and ends with. */
  readonly familyId: string;
  /** A UUID that is unique within the sign-in; random by default. */
  readonly tokenId?: string;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Signs a v2 JWT with ES256. Its `jti` starts with its family; `more` are the claims specific to its kind. */
export function signToken(key: SigningKey, grant: TokenGrant, more: JWTPayload = {}): Promise<string> {
  const issuedAt = Math.floor(grant.issuedAt / second);
  return new SignJWT({ ...more, scope: grant.scope, api: 'v2' })
    .setProtectedHeader({ alg: signatureAlgorithm, kid: key.kid, typ: 'JWT' })
    .setSubject(grant.accountId)
    .setIssuer(grant.issuer)
    .setAudience(grant.audience)
    .setJti(`${grant.familyId}:${grant.tokenId ?? randomUUID()}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + Math.floor(grant.lifetime / second))
    .sign(key.privateKey);
}
