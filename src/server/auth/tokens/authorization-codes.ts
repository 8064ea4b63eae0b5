import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { open, seal } from '../../sealed.ts';
import { lifetimes } from '../lifetimes.ts';
import type { AuthorizationSession } from './authorization-sessions.ts';
import type { GrantedTokens } from './token-answer.ts';

/** A code for the client, and where an app wants it sent; `redirectUri` is null on the web. */
export interface IssuedCode {
  readonly code: string;
  readonly redirectUri: string | null;
}

/** What a client presents to exchange a code. */
interface CodeProof {
  readonly code: string;
  readonly verifier: string;
}

/** Codes that a client exchanges for tokens: valid for 60 seconds, bound to the session's PKCE challenge. */
export class AuthorizationCodes {
  constructor(private readonly hash: KeyedHash) {}

  /** Issues a code (256 random bits) for an account that the visitor has proved to own in the session. */
  async issue(
    trx: Transaction<Database>,
    session: AuthorizationSession,
    accountId: string,
    now: number,
  ): Promise<IssuedCode> {
    const code = randomBytes(32).toString('base64url');
    await trx
      .insertInto('authorization_code')
      .values({
        code_hash: this.hash.of('code', code),
        session_id_hash: session.idHash,
        account_id: accountId,
        client_id: session.clientId,
        code_challenge: session.codeChallenge,
        redirect_uri: session.redirectUri,
        expires_at: now + lifetimes.code,
      })
      .execute();
    return { code, redirectUri: session.redirectUri };
  }

  /** The account a code was issued for; undefined if it never was. Takes no locks. */
  async accountOf(db: Kysely<Database>, code: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('authorization_code')
      .select('account_id')
      .where('code_hash', '=', this.hash.of('code', code))
      .executeTakeFirst();
    return row?.account_id;
  }

  /** The codes a session issued: the accounts they lead to, and whether any was presented. */
  async givenIn(
    trx: Transaction<Database>,
    sessionIdHash: string,
  ): Promise<{ readonly accountIds: readonly string[]; readonly isTried: boolean }> {
    const given = await trx
      .selectFrom('authorization_code')
      .select(['account_id as accountId', 'used_at as usedAt'])
      .where('session_id_hash', '=', sessionIdHash)
      .execute();
    return {
      accountIds: given.map(({ accountId }) => accountId),
      isTried: given.some(({ usedAt }) => usedAt !== null),
    };
  }

  /** Uses up a code and invalidates the others of its session, which repeated calls may have issued. */
  async spend(trx: Transaction<Database>, code: string, sessionIdHash: string, now: number): Promise<void> {
    const codeHash = this.hash.of('code', code);
    await trx
      .updateTable('authorization_code')
      .set({ used_at: now })
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .execute();
    await trx
      .deleteFrom('authorization_code')
      .where('session_id_hash', '=', sessionIdHash)
      .where('code_hash', '!=', codeHash)
      .where('used_at', 'is', null)
      .execute();
  }

  /** Stores the result of a code's first use, sealed for {@link grantAgain}. */
  async keepGrant(
    trx: Transaction<Database>,
    proof: CodeProof,
    familyId: string,
    grant: GrantedTokens,
  ): Promise<void> {
    await trx
      .updateTable('authorization_code')
      .set({ family_id: familyId, sealed_grant: seal(this.sealKeyOf(proof), JSON.stringify(grant)) })
      .where('code_hash', '=', this.hash.of('code', proof.code))
      .execute();
  }

  /** The result of a code's first use; null for another verifier, and once it was deleted. */
  grantAgain(proof: CodeProof, sealedGrant: string | null): GrantedTokens | null {
    const opened = sealedGrant === null ? null : open(this.sealKeyOf(proof), sealedGrant);
    return opened === null ? null : (JSON.parse(opened) as GrantedTokens);
  }

  /** Only code and verifier together yield the key: with just the store and the site secret nothing can be opened. */
  private sealKeyOf({ code, verifier }: CodeProof): Buffer {
    return Buffer.from(this.hash.of('grant-seal', code, verifier), 'base64url');
  }

  /** The row of a code, locked together with its session; undefined if it was never issued. */
  async find(trx: Transaction<Database>, code: string) {
    const codeHash = this.hash.of('code', code);
    await holdSessionOf(trx, codeHash);
    return trx
      .selectFrom('authorization_code')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .forUpdate()
      .executeTakeFirst();
  }
}

/** Locks the session first: using a code also uses up the session's others, so two at once would deadlock. */
async function holdSessionOf(trx: Transaction<Database>, codeHash: string): Promise<void> {
  await trx
    .selectFrom('authorization_session')
    .select('id_hash')
    .where('id_hash', '=', ({ selectFrom }) =>
      selectFrom('authorization_code').select('session_id_hash').where('code_hash', '=', codeHash),
    )
    .forUpdate()
    .execute();
}
