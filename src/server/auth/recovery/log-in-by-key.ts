import type { Kysely } from 'kysely';
import { normalizeRecoveryKey } from '../../../domain/account/recovery-key.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import type { LogInFailure } from '../passcodes/log-in.ts';
import type { AuthorizationCodes, IssuedCode } from '../tokens/authorization-codes.ts';
import type { AuthorizationSessions } from '../tokens/authorization-sessions.ts';
import type { RecoveryKeys } from './recovery-keys.ts';

/** Signs a visitor in with a recovery key, which stays valid. Every attempt with a well-formed key counts, even a right one. */
export class LogInByKey {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly keys: RecoveryKeys,
    private readonly limits: Limits,
    private readonly codes: AuthorizationCodes,
  ) {}

  async execute(request: {
    readonly cookie: string | undefined;
    readonly key: string;
    readonly network: string;
  }): Promise<Result<IssuedCode, LogInFailure>> {
    const key = normalizeRecoveryKey(request.key);
    // The check symbol reveals a mistyped key without querying the store.
    if (key === null) return failure({ code: 'invalid_login_credentials' });
    const { cookie, network } = request;
    if (cookie === undefined) return failure({ code: 'invalid_session_id' });
    const now = this.clock.now();
    return this.limits.within(
      { action: 'try-recovery-key', by: { key, network }, now },
      () => this.enter(key, cookie, now),
      (entered) => entered.ok || entered.error.code !== 'invalid_session_id',
    );
  }

  private enter(key: string, cookie: string, now: number): Promise<Result<IssuedCode, LogInFailure>> {
    return this.db.transaction().execute(async (trx): Promise<Result<IssuedCode, LogInFailure>> => {
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return failure({ code: 'invalid_session_id' });
      const accountId = await this.keys.enter(trx, key, now);
      if (accountId === undefined) return failure({ code: 'invalid_login_credentials' });
      await this.sessions.close(trx, session.idHash, now);
      return success(await this.codes.issue(trx, session, accountId, now));
    });
  }
}
