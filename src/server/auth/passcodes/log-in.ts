import type { Kysely, Transaction } from 'kysely';
import { judgeRepeatedEntry } from '../../../domain/account/authorization-session.ts';
import { isEmail, normalizeEmail } from '../../../domain/account/email.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { sameText } from '../../keyed-hash.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AuthorizationCodes, IssuedCode } from '../tokens/authorization-codes.ts';
import type { AuthorizationSessions } from '../tokens/authorization-sessions.ts';
import { judgeFirst, lookAtTry } from './judge-first.ts';
import type { Passcodes } from './passcodes.ts';
import { proveAddress } from './prove-address.ts';
import { type CountedTry, tryPasscode } from './try-passcode.ts';

export type LogInFailure =
  | { readonly code: 'invalid_session_id' | 'invalid_login_credentials' }
  | TooManyRequests;

interface Attempt extends CountedTry {
  readonly cookie: string;
  readonly passcode: string;
}

/** Signs a visitor in with address and passcode. An address without an account fails like a wrong passcode. */
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
    const address = normalizeEmail(request.email);
    if (request.cookie === undefined) return failure({ code: 'invalid_session_id' });
    const { cookie, passcode, network } = request;
    // Nearly all failing attempts are plainly wrong, and these need no lock and no write except the count.
    const look = lookAtTry(this.sessions.idHashOf(cookie), this.passcodes.addressHashOf(address));
    const by = { address, network, now: this.clock.now(), call: `${cookie} ${address} ${passcode}`, look };
    return tryPasscode(this.limits, by, (attempt) => this.enter({ cookie, passcode, ...attempt }));
  }

  private async enter(attempt: Attempt): Promise<Result<IssuedCode, LogInFailure>> {
    const { cookie, address, passcode, now, closes, looked } = attempt;
    const typed = this.passcodes.hashOf(address, 'sign-in', passcode);
    const judged = closes || !isEmail(address) ? null : judgeFirst(looked, typed, now);
    if (judged !== null && judged !== 'right') return this.passcodes.refuseAtOnce(judged);
    // Failures are returned rather than thrown, so that what was written about them is committed.
    return this.db.transaction().execute(async (trx): Promise<Result<IssuedCode, LogInFailure>> => {
      const session = await this.sessions.take(trx, cookie, now);
      if (session === null) return this.enterAgain(trx, attempt);
      const proved = await proveAddress(trx, this.passcodes, attempt);
      if (!proved.ok) return proved;
      await this.sessions.close(trx, session.idHash, now, typed);
      return success(await this.codes.issue(trx, session, proved.value, now));
    });
  }

  /**
   * For a browser whose response was lost: the same passcode in the same session gets another code. The first one
   * exchanged counts.
   */
  private async enterAgain(
    trx: Transaction<Database>,
    attempt: Attempt,
  ): Promise<Result<IssuedCode, LogInFailure>> {
    const { cookie, address, passcode, now } = attempt;
    const session = await this.sessions.find(trx, cookie);
    if (session === null || session.passcodeHash === null) return failure({ code: 'invalid_session_id' });
    const owner = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .forShare()
      .executeTakeFirst();
    const { accountIds, isTried } = await this.codes.givenIn(trx, session.idHash);
    const entry = {
      expiresAt: session.expiresAt,
      closedAt: session.closedAt,
      isSameAccount: owner !== undefined && accountIds.includes(owner.id),
      isSamePasscode: sameText(session.passcodeHash, this.passcodes.hashOf(address, 'sign-in', passcode)),
      isExchanged: isTried,
    };
    const judged = judgeRepeatedEntry(entry, now);
    if (judged === 'wrong') return this.passcodes.refuse(trx, judged, attempt);
    if (judged === 'over' || owner === undefined) return failure({ code: 'invalid_session_id' });
    return success(await this.codes.issue(trx, session, owner.id, now));
  }
}
