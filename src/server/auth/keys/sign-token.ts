import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { second } from '../../../domain/duration.ts';
import { signatureAlgorithm } from './signing-key-store.ts';
import type { SigningKey } from './signing-keys.ts';

/** For whom and for what a token is. */
export interface TokenGrant {
  readonly issuer: string;
  readonly audience: string;
  readonly scope: string;
  readonly accountId: string;
  /** The sign-in that the token comes from and ends with. */
  readonly familyId: string;
  /** A UUID that tells it from the others of its sign-in; one of chance unless given. */
  readonly tokenId?: string;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** A JWT of the second version, signed with ES256, whose `jti` begins with its family; `more` are claims of its kind. */
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
