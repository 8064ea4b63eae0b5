import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../domain/account/email.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AuthorizationCodes, IssuedCode } from '../tokens/authorization-codes.ts';
import type { AuthorizationSessions } from '../tokens/authorization-sessions.ts';
import type { Passcodes } from './passcodes.ts';
import { proveAddress } from './prove-address.ts';
import { tryPasscode } from './try-passcode.ts';

export type LogInFailure =
  | { readonly code: 'invalid_session_id' | 'invalid_login_credentials' }
  | TooManyRequests;

/** Signs a visitor in with an address and a passcode. An address without an account fails like a wrong passcode. */
export class LogIn {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly passcodes: Passcodes,
    private readonly codes: AuthorizationCodes,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly cookie: string | undefined;
    readonly email: string;
    readonly passcode: string;
    readonly network: string;
  }): Promise<Result<IssuedCode, LogInFailure>> {
    const address = normaliseEmail(request.email);
    if (request.cookie === undefined) return failure({ code: 'invalid_session_id' });
    const { cookie, passcode, network } = request;
    return tryPasscode(this.limits, { address, network, now: this.clock.now() }, (attempt) =>
      this.enter({ cookie, passcode, ...attempt }),
    );
  }

  private enter(attempt: {
    readonly cookie: string;
    readonly address: string;
    readonly passcode: string;
    readonly now: number;
    readonly closes: boolean;
  }): Promise<Result<IssuedCode, LogInFailure>> {
    const { cookie, now } = attempt;
    // Failures are returned, so that what is written of them is committed.
    return this.db.transaction().execute(async (trx): Promise<Result<IssuedCode, LogInFailure>> => {
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return failure({ code: 'invalid_session_id' });
      const proved = await proveAddress(trx, this.passcodes, attempt);
      if (!proved.ok) return proved;
      await this.sessions.close(trx, session.idHash, now);
      return success(await this.codes.issue(trx, session, proved.value, now));
    });
  }
}
