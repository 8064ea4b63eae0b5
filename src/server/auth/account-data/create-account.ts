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
 * Creates an account without an address. Idempotent within a session (lost response, double click), and in a session started
 * with a legacy token it returns that token's account. Only new accounts count against limits.
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
    // Another process may have created it just now, which memory cannot know. Checked on the counters' connections, so
    // that refused calls use none of the visitors'.
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
