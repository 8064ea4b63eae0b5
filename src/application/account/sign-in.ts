import { normalizeEmail } from '../../domain/account/email.ts';
import { normalizePasscode } from '../../domain/account/passcode.ts';
import { type CallFailure, isCallFailure, type TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AuthorizationApi } from '../ports/authorization-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeyValueStore, PendingAuthorization } from '../ports/key-value-store.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { Authorization } from './authorization.ts';
import type { CreateAccount } from './create-account.ts';
import type { LegacySession } from './legacy-session.ts';
import type { SessionState } from './session-state.ts';

/**
 * `invalid_session_id` when the passcode was right but its sign-in was lost, so that the visitor has to request
 * another.
 */
export type SignInFailure =
  | { readonly code: 'invalid_login_credentials' | 'invalid_session_id' }
  | TooManyRequests
  | CallFailure;

type Presented = Awaited<ReturnType<AuthorizationApi['signIn']>>;

/**
 * Signs in with an address and the passcode sent to it. When a host app asks for the v1 auth service, its token is kept
 * for the app and linked to the account so that the other services know it too.
 */
export class SignIn {
  constructor(
    private readonly authorization: Authorization,
    private readonly api: AuthorizationApi,
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
    private readonly reporter: ErrorReporter,
    private readonly version: AuthVersionOfPage,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
    private readonly createAccount: CreateAccount,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<void, SignInFailure>> {
    const passcode = normalizePasscode(request.passcode);
    if (passcode === null) return failure({ code: 'invalid_login_credentials' });
    const email = normalizeEmail(request.email);
    if ((await this.version.forSigningIn()) === 'v1') return this.legacySignIn(email, passcode);
    const pending = this.authorization.pending('sign-in');
    // The passcode was accepted before; only the tokens were lost in transit.
    if (pending !== null && pending.code !== null) return this.exchange(pending, pending.code);

    const first = pending === null ? null : await this.present({ email, passcode });
    if (pending !== null && first !== null && !isOver(first)) return this.finish(pending, first);
    // A passcode is bound to its address only: it works in a browser that did not request it, and after its session has
    // expired.
    const opened = await this.authorization.open('sign-in');
    const anew = this.authorization.pending('sign-in');
    if (!opened.ok || anew === null) {
      const offline = !opened.ok && opened.error.code === 'offline';
      return failure({ code: offline ? 'offline' : 'communication' });
    }
    return this.finish(anew, await this.present({ email, passcode }));
  }

  private async present(credentials: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Presented> {
    const signedIn = await this.api.signIn(credentials);
    if (signedIn.ok) return signedIn;
    this.reporter.report('subscription.v2Login', { code: signedIn.error.code });
    if (signedIn.error.code === 'invalid_session_id') this.store.remove('pendingAuthorization');
    return signedIn;
  }

  private async finish(
    pending: PendingAuthorization,
    presented: Presented,
  ): Promise<Result<void, SignInFailure>> {
    if (!presented.ok) return presented;
    const { code } = presented.value;
    return this.exchange(this.authorization.keepCode(pending, code), code);
  }

  private async legacySignIn(email: string, passcode: string): Promise<Result<void, SignInFailure>> {
    // The passcode was accepted before; only linking to the other services failed.
    if (this.legacySession.current?.email !== email) {
      const signedIn = await this.legacy.signIn({ email, passcode });
      if (!signedIn.ok) return signedIn;
      this.legacySession.adopt(signedIn.value);
    }
    const linked = await this.createAccount.execute(this.legacySession.current?.authToken ?? null);
    return linked.ok ? success(undefined) : linked;
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

function isOver(presented: Presented): boolean {
  return !presented.ok && presented.error.code === 'invalid_session_id';
}
