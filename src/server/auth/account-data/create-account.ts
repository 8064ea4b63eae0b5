import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type TooManyRequests, tooMany } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AuthorizationCodes, IssuedCode } from '../tokens/authorization-codes.ts';
import type { AuthorizationSessions } from '../tokens/authorization-sessions.ts';

export type CreateAccountFailure = { readonly code: 'invalid_session_id' } | TooManyRequests;

/**
 * Creates an account without an address. Asked twice in one session (a lost answer, a double click) it is the same
 * account, and in a session that a legacy token began it is the account of that token. Only new ones are limited.
 */
export class CreateAccount {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly codes: AuthorizationCodes,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly cookie: string | undefined;
    readonly network: string;
  }): Promise<Result<IssuedCode, CreateAccountFailure>> {
    return this.db.transaction().execute(async (trx): Promise<Result<IssuedCode, CreateAccountFailure>> => {
      const now = this.clock.now();
      const { cookie, network } = request;
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return failure({ code: 'invalid_session_id' });
      if (session.accountId !== null)
        return success(await this.codes.issue(trx, session, session.accountId, now));
      const look = await this.limits.look(trx, 'create-account', { network }, now);
      if (look.wait > 0) return failure(tooMany(look.wait));
      await look.count();
      const accountId = randomUUID();
      await this.make(trx, session.idHash, accountId, now);
      const issued = await this.codes.issue(trx, session, accountId, now);
      const subject = `account ${accountId}` as const;
      await writeAudit(
        trx,
        { actor: 'visitor', action: 'account-created', subject, reason: 'asked for' },
        now,
      );
      return success(issued);
    });
  }

  private async make(
    trx: Transaction<Database>,
    sessionIdHash: string,
    accountId: string,
    now: number,
  ): Promise<void> {
    await trx.insertInto('account').values({ id: accountId, created_at: now }).execute();
    await trx
      .updateTable('authorization_session')
      .set({ created_account_id: accountId })
      .where('id_hash', '=', sessionIdHash)
      .execute();
  }
}
