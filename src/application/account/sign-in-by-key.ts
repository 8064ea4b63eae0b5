import { normalizeRecoveryKey } from '../../domain/account/recovery-key.ts';
import { type CallFailure, isCallFailure, type TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AuthorizationApi } from '../ports/authorization-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { PendingAuthorization } from '../ports/key-value-store.ts';
import type { Authorization } from './authorization.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { SessionState } from './session-state.ts';

/**
 * `mistyped_recovery_key` when symbols are missing or wrong, which its check symbol shows without asking the service.
 * `unknown_recovery_key` when no account has it or a newer key has replaced it.
 */
export type SignInByKeyFailure =
  | { readonly code: 'mistyped_recovery_key' | 'unknown_recovery_key' }
  | TooManyRequests
  | CallFailure;

/**
 * Signs in with a recovery key, however it was typed or pasted. The key stays valid, and its owner has evidently saved
 * it.
 */
export class SignInByKey {
  constructor(
    private readonly authorization: Authorization,
    private readonly api: AuthorizationApi,
    private readonly session: SessionState,
    private readonly record: RecoveryKeyRecord,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(typed: string): Promise<Result<void, SignInByKeyFailure>> {
    const key = normalizeRecoveryKey(typed);
    if (key === null) return failure({ code: 'mistyped_recovery_key' });
    // The flow is used for this request only: another key may belong to another account.
    const opened = await this.authorization.open('sign-in');
    const pending = this.authorization.pending('sign-in');
    if (!opened.ok || pending === null) return failure(inVain(opened.ok ? null : opened.error));
    const signedIn = await this.api.signInByKey(key);
    if (signedIn.ok) return this.exchange(pending, signedIn.value.code);
    const { error } = signedIn;
    this.reporter.report('subscription.v2Login', { code: error.code });
    if (error.code === 'invalid_login_credentials') return failure({ code: 'unknown_recovery_key' });
    return failure(error.code === 'too_many_requests' ? error : inVain(error));
  }

  private async exchange(
    pending: PendingAuthorization,
    code: string,
  ): Promise<Result<void, SignInByKeyFailure>> {
    const exchanged = await this.authorization.exchange(pending, code);
    if (!exchanged.ok) {
      return failure(isCallFailure(exchanged.error) ? exchanged.error : { code: 'communication' });
    }
    const adopted = this.session.adopt(exchanged.value);
    if (!adopted.ok) return adopted;
    this.record.noteKept();
    return success(undefined);
  }
}

function inVain(error: { readonly code: string } | null): CallFailure {
  return { code: error?.code === 'offline' ? 'offline' : 'communication' };
}
