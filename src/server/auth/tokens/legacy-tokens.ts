import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { day } from '../../../domain/duration.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { Limits } from '../../limits/limits.ts';
import { lifetimes } from '../lifetimes.ts';

/** The account a version 1 token belongs to. */
export interface LegacySignedIn extends BearerAccount {
  readonly legacyTokenHash: string;
}

/** Version 1 auth tokens: opaque, extended by use, stored as keyed hashes only. */
export class LegacyTokens {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly hash: KeyedHash,
    private readonly counters: Pick<Limits, 'read'>,
  ) {}

  /** Issues a token (256 random bits) for an account. */
  async issue(trx: Transaction<Database>, accountId: string, now: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await trx
      .insertInto('legacy_token')
      .values({
        token_hash: this.hash.of('legacy-token', token),
        account_id: accountId,
        created_at: now,
        expires_at: now + lifetimes.legacyToken,
      })
      .execute();
    return token;
  }

  /**
   * The account a token currently belongs to, or null: made up, expired, signed out everywhere, or the account is gone. A token
   * does not reveal whether it is made up, so the query avoids the connections that visitors share.
   */
  async verify(token: string): Promise<LegacySignedIn | null> {
    const now = this.clock.now();
    const tokenHash = this.hash.of('legacy-token', token);
    const row = await this.counters.read((db) =>
      db
        .selectFrom('legacy_token')
        .innerJoin('account', 'account.id', 'legacy_token.account_id')
        .select(['account.id', 'account.email', 'legacy_token.created_at', 'legacy_token.expires_at'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where('account.deletion_asked_at', 'is', null)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const longest = Math.min(now + lifetimes.legacyToken, row.created_at + lifetimes.legacyTokenInAll);
    if (longest - row.expires_at >= day) {
      await this.db
        .updateTable('legacy_token')
        .set({ expires_at: longest })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return { accountId: row.id, email: row.email, legacyTokenHash: tokenHash };
  }
}
