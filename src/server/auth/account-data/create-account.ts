import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { TooManyRequests } from '../../../domain/failure.ts';
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
    const { cookie, network } = request;
    if (cookie === undefined) return failure({ code: 'invalid_session_id' });
    const now = this.clock.now();
    const created = await this.limits.within(
      { action: 'create-account', by: { network }, now },
      () => this.inSession(cookie, now, 'may make one'),
      (outcome) => outcome.ok && outcome.value.isNew,
    );
    if (created.ok) return success(created.value.code);
    if (created.error.code !== 'too_many_requests') return created;
    // Another process may have made it a moment ago, so that memory cannot tell; who is refused costs visitors no connection.
    const had = await this.limits.read((counters) => this.sessions.hasAccount(counters, cookie, now));
    if (!had) return created;
    const before = await this.inSession(cookie, now, 'only as before');
    return before.ok ? success(before.value.code) : created;
  }

  private inSession(
    cookie: string,
    now: number,
    kind: 'may make one' | 'only as before',
  ): Promise<
    Result<{ readonly code: IssuedCode; readonly isNew: boolean }, { readonly code: 'invalid_session_id' }>
  > {
    return this.db.transaction().execute(async (trx) => {
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return failure({ code: 'invalid_session_id' });
      if (session.accountId !== null) {
        const code = await this.codes.issue(trx, session, session.accountId, now);
        return success({ code, isNew: false });
      }
      if (kind === 'only as before') return failure({ code: 'invalid_session_id' });
      const accountId = randomUUID();
      await this.make(trx, session.idHash, accountId, now);
      const code = await this.codes.issue(trx, session, accountId, now);
      const subject = `account ${accountId}` as const;
      const line = { actor: 'visitor', action: 'account-created', subject, reason: 'asked for' } as const;
      await writeAudit(trx, line, now);
      return success({ code, isNew: true });
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
