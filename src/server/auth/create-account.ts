import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { AuthorizationCodes, IssuedCode } from './authorization-codes.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';

/** Creates an account without an address. Asked twice in one session (a lost answer, a double click) it is the same account. */
export class CreateAccount {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly codes: AuthorizationCodes,
  ) {}

  async execute(
    cookie: string | undefined,
  ): Promise<Result<IssuedCode, { readonly code: 'invalid_session_id' }>> {
    return this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return failure({ code: 'invalid_session_id' });
      let accountId = session.createdAccountId;
      if (accountId === null) {
        accountId = randomUUID();
        await trx.insertInto('account').values({ id: accountId, created_at: now }).execute();
        await trx
          .updateTable('authorization_session')
          .set({ created_account_id: accountId })
          .where('id_hash', '=', session.idHash)
          .execute();
      }
      return success(await this.codes.issue(trx, session, accountId, now));
    });
  }
}
