import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isUnderWay, type KeptAuthorization } from '../../../domain/account/authorization-session.ts';
import type { Database } from '../../db/schema.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { lifetimes } from '../lifetimes.ts';

/** A sign-in under way: what `authorize` was told, found again by the visitor's cookie. */
export interface AuthorizationSession {
  readonly idHash: string;
  readonly clientId: string;
  readonly codeChallenge: string;
  /** Where an app's sign-in leads back to; null on the web. */
  readonly redirectUri: string | null;
  /** The account made in it or brought along by a legacy token; null as long as there is none. */
  readonly accountId: string | null;
}

interface KeptSession extends AuthorizationSession, KeptAuthorization {
  /** By which passcode it was led to an account; null when it was not, or by something else. */
  readonly passcodeHash: string | null;
}

/** Sign-ins under way, each known by the keyed hash of its cookie and alive for 600 seconds. */
export class AuthorizationSessions {
  constructor(private readonly hash: KeyedHash) {}

  /** Begins one and gives the cookie's value (256 random bits). */
  async begin(
    db: Kysely<Database>,
    asked: Omit<AuthorizationSession, 'idHash'>,
    now: number,
  ): Promise<string> {
    const cookie = randomBytes(32).toString('base64url');
    await db
      .insertInto('authorization_session')
      .values({
        id_hash: this.idHashOf(cookie),
        client_id: asked.clientId,
        code_challenge: asked.codeChallenge,
        redirect_uri: asked.redirectUri,
        created_account_id: asked.accountId,
        expires_at: now + lifetimes.session,
      })
      .execute();
    return cookie;
  }

  /** By what the session of a cookie is kept. */
  idHashOf(cookie: string): string {
    return this.hash.of('session', cookie);
  }

  /** Of some cookies the one whose session began last, also one that is over; undefined when none has one. Locks nothing. */
  async begunLast(db: Kysely<Database>, cookies: readonly string[]): Promise<string | undefined> {
    const byHash = new Map(cookies.map((cookie) => [this.idHashOf(cookie), cookie]));
    const newest = await db
      .selectFrom('authorization_session')
      .select('id_hash')
      .where('id_hash', 'in', [...byHash.keys()])
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return byHash.get(newest?.id_hash ?? '');
  }

  /** Whether a live session, known by its cookie, has led to an account or was begun for one. Locks nothing. */
  async hasAccount(db: Kysely<Database>, cookie: string, now: number): Promise<boolean> {
    const row = await db
      .selectFrom('authorization_session')
      .select(['created_account_id', 'expires_at as expiresAt', 'closed_at as closedAt'])
      .where('id_hash', '=', this.idHashOf(cookie))
      .executeTakeFirst();
    return row !== undefined && row.created_account_id !== null && isUnderWay(row, now);
  }

  /** The live session of a cookie, locked against parallel use; null when there is none, it expired or it is over. */
  async take(
    trx: Transaction<Database>,
    cookie: string | undefined,
    now: number,
  ): Promise<AuthorizationSession | null> {
    const kept = cookie === undefined ? null : await this.find(trx, cookie);
    return kept !== null && isUnderWay(kept, now) ? kept : null;
  }

  /** The session of a cookie, also one that is over, locked against parallel use; null when there is none. */
  async find(trx: Transaction<Database>, cookie: string): Promise<KeptSession | null> {
    const row = await trx
      .selectFrom('authorization_session')
      .selectAll()
      .where('id_hash', '=', this.idHashOf(cookie))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      idHash: row.id_hash,
      clientId: row.client_id,
      codeChallenge: row.code_challenge,
      redirectUri: row.redirect_uri,
      accountId: row.created_account_id,
      expiresAt: row.expires_at,
      closedAt: row.closed_at,
      passcodeHash: row.passcode_hash,
    };
  }

  /** Ends a session: nothing more can be done with its cookie. `passcodeHash` tells by which passcode, if it was one. */
  async close(
    trx: Transaction<Database>,
    idHash: string,
    now: number,
    passcodeHash: string | null = null,
  ): Promise<void> {
    await trx
      .updateTable('authorization_session')
      .set({ closed_at: now, passcode_hash: passcodeHash })
      .where('id_hash', '=', idHash)
      .execute();
  }
}
