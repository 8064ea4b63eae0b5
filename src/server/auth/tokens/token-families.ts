import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { refreshLifetime } from '../../../domain/account/lifetimes.ts';
import type { Database } from '../../db/schema.ts';
import type { FamilyEnd } from '../../db/tables/auth.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { open, seal } from '../../sealed.ts';
import { signToken } from '../keys/sign-token.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';

const audience = 'Auth';
const scope = 'refresh';

/** Whose it is decides how long its tokens live. */
interface FamilyOf {
  readonly familyId: string;
  readonly accountId: string;
  readonly email: string | null;
}

/**
 * The line of refresh tokens that one sign-in leads to. It ends as a whole, and its access tokens with it. A refresh
 * token is a JWT for those who check it by the key set; here it is recognised by its hash alone, whoever signed it.
 */
export class TokenFamilies {
  constructor(
    private readonly hash: KeyedHash,
    private readonly keys: SigningKeys,
    private readonly issuer: string,
  ) {}

  /** Starts a family and gives its first refresh token. */
  async start(
    trx: Transaction<Database>,
    account: { readonly id: string; readonly email: string | null },
    clientId: string,
    now: number,
  ): Promise<{ readonly familyId: string; readonly refreshToken: string }> {
    const family = { familyId: randomUUID(), accountId: account.id, email: account.email };
    await trx
      .insertInto('token_family')
      .values({
        id: family.familyId,
        account_id: account.id,
        client_id: clientId,
        created_at: now,
        last_used_at: now,
      })
      .execute();
    return { familyId: family.familyId, refreshToken: await this.next(trx, family, now) };
  }

  /** The row of a refresh token, held until the transaction ends; undefined when there is none. */
  find(
    trx: Transaction<Database>,
    refreshToken: string,
  ): Promise<Selectable<Database['refresh_token']> | undefined> {
    return trx
      .selectFrom('refresh_token')
      .selectAll()
      .where('token_hash', '=', this.hashOf(refreshToken))
      .forUpdate()
      .executeTakeFirst();
  }

  /** Uses a refresh token up and gives the one that follows it, which is kept sealed for {@link successorAgain}. */
  async succeed(
    trx: Transaction<Database>,
    family: FamilyOf,
    refreshToken: string,
    now: number,
  ): Promise<string> {
    const successor = await this.next(trx, family, now);
    await trx
      .updateTable('refresh_token')
      .set({ used_at: now, sealed_successor: seal(this.sealKeyOf(refreshToken), successor) })
      .where('token_hash', '=', this.hashOf(refreshToken))
      .execute();
    await trx
      .updateTable('token_family')
      .set({ last_used_at: now })
      .where('id', '=', family.familyId)
      .execute();
    return successor;
  }

  /** The token that a used one was followed by; null when it was used before successors were kept. */
  successorAgain(refreshToken: string, sealedSuccessor: string | null): string | null {
    return sealedSuccessor === null ? null : open(this.sealKeyOf(refreshToken), sealedSuccessor);
  }

  /** Whether nothing has ended a family yet. */
  async isAlive(trx: Transaction<Database>, familyId: string): Promise<boolean> {
    const family = await trx
      .selectFrom('token_family')
      .select('ended_at')
      .where('id', '=', familyId)
      .executeTakeFirst();
    return family?.ended_at === null;
  }

  /** Ends a family for good; the first reason stays. */
  async end(trx: Transaction<Database>, familyId: string, reason: FamilyEnd, now: number): Promise<void> {
    await trx
      .updateTable('token_family')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Signs a refresh token whose time begins now, and keeps its hash. */
  private async next(trx: Transaction<Database>, family: FamilyOf, now: number): Promise<string> {
    const { familyId, accountId, email } = family;
    const lifetime = refreshLifetime({ hasAddress: email !== null });
    const refreshToken = await signToken(this.keys.current(now), {
      issuer: this.issuer,
      audience,
      scope,
      accountId,
      familyId,
      issuedAt: now,
      lifetime,
    });
    await trx
      .insertInto('refresh_token')
      .values({
        token_hash: this.hashOf(refreshToken),
        family_id: familyId,
        expires_at: now + lifetime,
      })
      .execute();
    return refreshToken;
  }

  private hashOf(refreshToken: string): string {
    return this.hash.of('refresh-token', refreshToken);
  }

  /** Only who shows the token yields the key: with the store and the site secret alone nothing can be opened. */
  private sealKeyOf(refreshToken: string): Buffer {
    return Buffer.from(this.hash.of('successor-seal', refreshToken), 'base64url');
  }
}
