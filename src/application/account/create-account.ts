import { type CallFailure, isCallFailure } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { AuthorizationApi } from '../ports/authorization-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { PendingAuthorization } from '../ports/key-value-store.ts';
import type { Authorization } from './authorization.ts';
import type { Account, SessionState } from './session-state.ts';

/**
 * Creates an account without a name or address and signs this browser in to it. Resumes an earlier creation whose
 * tokens were lost in transit. With a token of the v1 auth service, signs in to that token's account.
 */
export class CreateAccount {
  constructor(
    private readonly authorization: Authorization,
    private readonly api: AuthorizationApi,
    private readonly session: SessionState,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(legacyToken: string | null = null): Promise<Result<Account, CallFailure>> {
    const unfinished = this.authorization.pending('create');
    // The unfinished flow may belong to a different account than the token.
    if (unfinished !== null && legacyToken === null) {
      const outcome = await this.finish(unfinished, true);
      if (outcome !== 'refused') return outcome;
    }
    const opened = await this.authorization.open('create', legacyToken);
    if (!opened.ok) return inVain(opened.error);
    const pending = this.authorization.pending('create');
    const outcome = pending === null ? 'refused' : await this.finish(pending, legacyToken === null);
    return outcome === 'refused' ? failure({ code: 'communication' }) : outcome;
  }

  /** The service returns the same account however often it is asked within one authorization session. */
  private async finish(
    pending: PendingAuthorization,
    isNew: boolean,
  ): Promise<Result<Account, CallFailure> | 'refused'> {
    if (pending.code !== null) return this.exchange(pending, pending.code, isNew);
    const created = await this.api.createAccount();
    if (created.ok) {
      const { code } = created.value;
      return this.exchange(this.authorization.keepCode(pending, code), code, isNew);
    }
    this.reporter.report('subscription.v2AccountCreate', { code: created.error.code });
    return created.error.code === 'invalid_session_id' ? 'refused' : inVain(created.error);
  }

  private async exchange(
    pending: PendingAuthorization,
    code: string,
    isNew: boolean,
  ): Promise<Result<Account, CallFailure> | 'refused'> {
    const exchanged = await this.authorization.exchange(pending, code);
    if (exchanged.ok) return this.session.adopt(exchanged.value, { isNew });
    return isCallFailure(exchanged.error) ? failure(exchanged.error) : 'refused';
  }
}

/** The specification (section 8) has a single message for a session that cannot be created. */
function inVain(error: { readonly code: string }): Result<never, CallFailure> {
  return failure({ code: error.code === 'offline' ? 'offline' : 'communication' });
}
