import { normaliseEmail } from '../../domain/account/email.ts';
import { normalisePasscode } from '../../domain/account/passcode.ts';
import { type CallFailure, isCallFailure, type TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AuthorizationApi } from '../ports/authorization-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeyValueStore, PendingAuthorization } from '../ports/key-value-store.ts';
import type { Authorization } from './authorization.ts';
import type { SessionState } from './session-state.ts';

/** `invalid_session_id` when the visitor has to ask for a new passcode, because the one at hand can no longer be used here. */
export type SignInFailure =
  | { readonly code: 'invalid_login_credentials' | 'invalid_session_id' }
  | TooManyRequests
  | CallFailure;

/** Signs in with an address and the passcode sent to it. */
export class SignIn {
  constructor(
    private readonly authorization: Authorization,
    private readonly api: AuthorizationApi,
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<void, SignInFailure>> {
    const passcode = normalisePasscode(request.passcode);
    if (passcode === null) return failure({ code: 'invalid_login_credentials' });
    const pending = this.authorization.pending('sign-in');
    if (pending === null) return failure({ code: 'invalid_session_id' });
    // The passcode was right before, only the tokens got lost on their way.
    if (pending.code !== null) return this.exchange(pending, pending.code);

    const signedIn = await this.api.signIn({ email: normaliseEmail(request.email), passcode });
    if (!signedIn.ok) {
      this.reporter.report('subscription.v2Login', { code: signedIn.error.code });
      if (signedIn.error.code === 'invalid_session_id') this.store.remove('pendingAuthorization');
      return signedIn;
    }
    const { code } = signedIn.value;
    return this.exchange(this.authorization.keepCode(pending, code), code);
  }

  private async exchange(pending: PendingAuthorization, code: string): Promise<Result<void, SignInFailure>> {
    const exchanged = await this.authorization.exchange(pending, code);
    if (exchanged.ok) {
      const adopted = this.session.adopt(exchanged.value);
      return adopted.ok ? success(undefined) : adopted;
    }
    return failure(isCallFailure(exchanged.error) ? exchanged.error : { code: 'invalid_session_id' });
  }
}
