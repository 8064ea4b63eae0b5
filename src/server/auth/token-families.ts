import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { FamilyEnd } from '../db/tables/auth.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { lifetimes } from './lifetimes.ts';

/** The line of refresh tokens that one sign-in leads to. It ends as a whole, and its access tokens with it. */
export class TokenFamilies {
  constructor(private readonly hash: KeyedHash) {}

  /** Starts a family and gives its first refresh token (256 random bits). */
  async start(
    trx: Transaction<Database>,
    sign: { readonly accountId: string; readonly clientId: string; readonly now: number },
  ): Promise<{ readonly familyId: string; readonly refreshToken: string }> {
    const familyId = randomUUID();
    const refreshToken = randomBytes(32).toString('base64url');
    await trx
      .insertInto('token_family')
      .values({ id: familyId, account_id: sign.accountId, client_id: sign.clientId, created_at: sign.now })
      .execute();
    await this.keep(trx, familyId, refreshToken, sign.now);
    return { familyId, refreshToken };
  }

  /**
   * The one token that follows another. It is computed from it under the site secret, so it can be given again within
   * the grace time although the store knows only its hash.
   */
  successorOf(refreshToken: string): string {
    return this.hash.of('refresh-successor', refreshToken);
  }

  /** Keeps a refresh token's hash; it lives 30 days from now. */
  async keep(trx: Transaction<Database>, familyId: string, refreshToken: string, now: number): Promise<void> {
    await trx
      .insertInto('refresh_token')
      .values({
        token_hash: this.hash.of('refresh-token', refreshToken),
        family_id: familyId,
        expires_at: now + lifetimes.refreshToken,
      })
      .execute();
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
}
