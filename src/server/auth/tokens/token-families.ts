import { randomUUID } from 'node:crypto';
import { decodeJwt, errors } from 'jose';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { refreshLifetime } from '../../../domain/account/lifetimes.ts';
import type { Database } from '../../db/schema.ts';
import type { FamilyEnd } from '../../db/tables/auth.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { open, seal } from '../../sealed.ts';
import { signToken } from '../keys/sign-token.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { readRecentUses, withRecentUse } from './recent-uses.ts';
import { isFromBeforeNumbers, numberOfRefreshToken, refreshTokenId } from './refresh-token-id.ts';

const audience = 'Auth';
const scope = 'refresh';
const tokenName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([0-9a-f-]{36})$/;

type Family = Selectable<Database['token_family']>;

/** The owner of a family, which determines the lifetime of its tokens. */
interface FamilyOf {
  readonly familyId: string;
  readonly accountId: string;
  readonly email: string | null;
}

/** A refresh token that we issued. */
export interface KnownRefreshToken {
  readonly family: Family;
  /** When it was used, in milliseconds since the epoch; null if unused, 0 if it was too long ago to matter. */
  readonly usedAt: number | null;
  /** Its sealed successor, for {@link TokenFamilies.successorAgain}; null when that is no longer returned. */
  readonly sealedSuccessor: string | null;
}

/**
 * The chain of refresh tokens of one sign-in, stored as one row. It ends as a whole, together with its access tokens. A refresh
 * token is a JWT for clients that verify it by the key set; here its `jti` identifies the family, and its hash whether it is
 * the current one (ADR 0035).
 */
export class TokenFamilies {
  constructor(
    private readonly hash: KeyedHash,
    private readonly keys: SigningKeys,
    private readonly issuer: string,
  ) {}

  /** Starts a family and returns its first refresh token. */
  async start(
    trx: Transaction<Database>,
    account: { readonly id: string; readonly email: string | null },
    clientId: string,
    now: number,
  ): Promise<{ readonly familyId: string; readonly refreshToken: string }> {
    const family = { familyId: randomUUID(), accountId: account.id, email: account.email };
    const { refreshToken, row } = await this.next(family, 1, now);
    await trx
      .insertInto('token_family')
      .values({ id: family.familyId, account_id: account.id, client_id: clientId, created_at: now, ...row })
      .execute();
    return { familyId: family.familyId, refreshToken };
  }

  /**
   * Whether a refresh token may be one that we issued. Most made-up tokens are recognized by their id, without a query; for ids
   * from before they were numbered it takes a query without locks, for which `look` provides the store.
   */
  async isPossible(
    refreshToken: string,
    look: <Value>(at: (db: Kysely<Database>) => Promise<Value>) => Promise<Value>,
  ): Promise<boolean> {
    const { familyId, own } = nameOf(refreshToken);
    if (familyId === '') return false;
    if (numberOfRefreshToken(this.hash, familyId, own) !== null) return true;
    if (!isFromBeforeNumbers(own)) return false;
    const family = await look((db) =>
      db
        .selectFrom('token_family')
        .select(['token_hash', 'recent_uses', 'former_hashes'])
        .where('id', '=', familyId)
        .executeTakeFirst(),
    );
    if (family === undefined) return false;
    const hash = this.hashOf(refreshToken);
    return hash === family.token_hash || recentUse(family, hash) !== undefined || isFormer(family, hash);
  }

  /** Finds a refresh token and locks its family until the transaction ends; undefined if we never issued it. */
  async find(trx: Transaction<Database>, refreshToken: string): Promise<KnownRefreshToken | undefined> {
    const { familyId, own } = nameOf(refreshToken);
    if (familyId === '') return undefined;
    const family = await trx
      .selectFrom('token_family')
      .selectAll()
      .where('id', '=', familyId)
      .forUpdate()
      .executeTakeFirst();
    if (family === undefined) return undefined;
    const hash = this.hashOf(refreshToken);
    if (hash === family.token_hash) return { family, usedAt: null, sealedSuccessor: null };
    const use = recentUse(family, hash);
    if (use !== undefined) return { family, usedAt: use.usedAt, sealedSuccessor: use.sealed };
    const number = numberOfRefreshToken(this.hash, familyId, own);
    const isOlder = number !== null && number < family.token_number;
    if (!isOlder && !isFormer(family, hash)) return undefined;
    return { family, usedAt: 0, sealedSuccessor: null };
  }

  /** Uses up a refresh token and returns its successor, which is also stored sealed for {@link successorAgain}. */
  async succeed(
    trx: Transaction<Database>,
    { family, email }: { readonly family: Family; readonly email: string | null },
    refreshToken: string,
    now: number,
  ): Promise<string> {
    const of = { familyId: family.id, accountId: family.account_id, email };
    const { refreshToken: successor, row } = await this.next(of, family.token_number + 1, now);
    const use = {
      hash: this.hashOf(refreshToken),
      usedAt: now,
      sealed: seal(this.sealKeyOf(refreshToken), successor),
    };
    await trx
      .updateTable('token_family')
      .set({ ...row, recent_uses: withRecentUse(family.recent_uses, use) })
      .where('id', '=', family.id)
      .execute();
    return successor;
  }

  /** The successor of a used token; null when it is no longer returned. */
  successorAgain(refreshToken: string, sealedSuccessor: string | null): string | null {
    return sealedSuccessor === null ? null : open(this.sealKeyOf(refreshToken), sealedSuccessor);
  }

  /** Whether a family has not ended yet. */
  async isAlive(trx: Transaction<Database>, familyId: string): Promise<boolean> {
    const family = await trx
      .selectFrom('token_family')
      .select('ended_at')
      .where('id', '=', familyId)
      .executeTakeFirst();
    return family?.ended_at === null;
  }

  /** Ends a family for good; the first reason is kept. */
  async end(trx: Transaction<Database>, familyId: string, reason: FamilyEnd, now: number): Promise<void> {
    await trx
      .updateTable('token_family')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Signs a family's `number`th refresh token, valid from now on, and returns the new values of its row. */
  private async next({ familyId, accountId, email }: FamilyOf, number: number, now: number) {
    const lifetime = refreshLifetime({ hasAddress: email !== null });
    const refreshToken = await signToken(this.keys.current(now), {
      issuer: this.issuer,
      audience,
      scope,
      accountId,
      familyId,
      tokenId: refreshTokenId(this.hash, familyId, number),
      issuedAt: now,
      lifetime,
    });
    const row = {
      token_hash: this.hashOf(refreshToken),
      token_number: number,
      token_expires_at: now + lifetime,
      last_used_at: now,
    };
    return { refreshToken, row };
  }

  private hashOf(refreshToken: string): string {
    return this.hash.of('refresh-token', refreshToken);
  }

  /** Only the token itself yields the key: with just the store and the site secret nothing can be opened. */
  private sealKeyOf(refreshToken: string): Buffer {
    return Buffer.from(this.hash.of('successor-seal', refreshToken), 'base64url');
  }
}

function recentUse({ recent_uses }: Pick<Family, 'recent_uses'>, hash: string) {
  return readRecentUses(recent_uses).find((recent) => recent.hash === hash);
}

function isFormer({ former_hashes }: Pick<Family, 'former_hashes'>, hash: string): boolean {
  return former_hashes?.split(' ').includes(hash) === true;
}

/** The ids in a token's `jti`, not trusted until its hash or id has been verified. Empty if it is not a token. */
function nameOf(refreshToken: string): { readonly familyId: string; readonly own: string } {
  const [, familyId = '', own = ''] = tokenName.exec(jtiOf(refreshToken)) ?? [];
  return { familyId, own };
}

function jtiOf(refreshToken: string): string {
  try {
    const { jti } = decodeJwt<{ readonly jti?: unknown }>(refreshToken);
    return typeof jti === 'string' ? jti : '';
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return '';
    throw error;
  }
}
