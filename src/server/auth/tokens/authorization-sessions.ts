import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isUnderWay, type KeptAuthorization } from '../../../domain/account/authorization-session.ts';
import type { Database } from '../../db/schema.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { lifetimes } from '../lifetimes.ts';

/** A sign-in in progress: the parameters of `authorize`, identified by the visitor's cookie. */
export interface AuthorizationSession {
  readonly idHash: string;
  readonly clientId: string;
  readonly codeChallenge: string;
  /** Where an app's sign-in returns to; null on the web. */
  readonly redirectUri: string | null;
  /** The account created in it or belonging to a given legacy token; null if there is none yet. */
  readonly accountId: string | null;
}

interface KeptSession extends AuthorizationSession, KeptAuthorization {
  /** The passcode that linked it to an account; null if none did. */
  readonly passcodeHash: string | null;
}

/** Sign-ins in progress, identified by the keyed hash of their cookie and valid for 600 seconds. */
export class AuthorizationSessions {
  constructor(private readonly hash: KeyedHash) {}

  /** Starts a session and returns the cookie's value (256 random bits). */
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

  /** The stored hash of a session cookie. */
  idHashOf(cookie: string): string {
    return this.hash.of('session', cookie);
  }

  /** Which of several cookies has the latest session, even a closed one; undefined when none has one. Takes no locks. */
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

  /** Whether an active session has led to an account or was started for one. Takes no locks. */
  async hasAccount(db: Kysely<Database>, cookie: string, now: number): Promise<boolean> {
    const row = await db
      .selectFrom('authorization_session')
      .select(['created_account_id', 'expires_at as expiresAt', 'closed_at as closedAt'])
      .where('id_hash', '=', this.idHashOf(cookie))
      .executeTakeFirst();
    return row !== undefined && row.created_account_id !== null && isUnderWay(row, now);
  }

  /** The active session of a cookie, locked against concurrent use; null when there is none, or it has expired or is closed. */
  async take(
    trx: Transaction<Database>,
    cookie: string | undefined,
    now: number,
  ): Promise<AuthorizationSession | null> {
    const kept = cookie === undefined ? null : await this.find(trx, cookie);
    return kept !== null && isUnderWay(kept, now) ? kept : null;
  }

  /** The session of a cookie, even a closed one, locked against concurrent use; null when there is none. */
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

  /** Closes a session: its cookie becomes useless. `passcodeHash` is the passcode that was used, if any. */
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
