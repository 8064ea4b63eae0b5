import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import { passcodeResendSeconds } from '../../domain/account/passcode.ts';
import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AuthorizationApi } from '../ports/authorization-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { Authorization } from './authorization.ts';

/** `invalid_email_address` when the text is not an address; nothing is sent then. */
export type RequestPasscodeFailure =
  | { readonly code: 'invalid_email_address' }
  | TooManyRequests
  | CallFailure;

/**
 * Sends a sign-in passcode to an address. Opens the authorization session that signing in needs; the v1 auth service,
 * when a host app asks for it, needs none.
 */
export class RequestPasscode {
  constructor(
    private readonly authorization: Authorization,
    private readonly api: AuthorizationApi,
    private readonly store: KeyValueStore,
    private readonly reporter: ErrorReporter,
    private readonly version: AuthVersionOfPage,
    private readonly legacy: LegacyAuthApi,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly locale: Locale;
  }): Promise<Result<{ readonly resendAfterSeconds: number }, RequestPasscodeFailure>> {
    const email = normalizeEmail(request.email);
    if (!isEmail(email)) return failure({ code: 'invalid_email_address' });

    if ((await this.version.forSigningIn()) === 'v1') {
      const sent = await this.legacy.sendLoginLink({ email, locale: request.locale });
      return sent.ok ? success({ resendAfterSeconds: passcodeResendSeconds }) : sent;
    }
    const pending = this.authorization.pending('sign-in');
    if (pending !== null && pending.code === null) {
      const sent = await this.send({ email, locale: request.locale });
      if (sent.ok || sent.error.code !== 'invalid_session_id') return this.outcome(sent);
    }
    const opened = await this.authorization.open('sign-in');
    if (!opened.ok) return failure({ code: opened.error.code === 'offline' ? 'offline' : 'communication' });
    return this.outcome(await this.send({ email, locale: request.locale }));
  }

  private async send(request: { readonly email: string; readonly locale: Locale }) {
    const sent = await this.api.sendPasscode(request);
    if (!sent.ok) this.reporter.report('subscription.v2Passphrase', { code: sent.error.code });
    return sent;
  }

  private outcome(
    sent: Awaited<ReturnType<AuthorizationApi['sendPasscode']>>,
  ): Result<{ readonly resendAfterSeconds: number }, RequestPasscodeFailure> {
    if (sent.ok) return success({ resendAfterSeconds: passcodeResendSeconds });
    const { error } = sent;
    if (error.code === 'too_many_requests') return failure(error);
    if (error.code !== 'invalid_session_id') return failure({ code: error.code });
    this.store.remove('pendingAuthorization');
    return failure({ code: 'communication' });
  }
}
