import { isEmail, normaliseEmail } from '../../domain/account/email.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { AccountApi, RequestEmailChangeFailure as ApiFailure } from '../ports/account-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/** `invalid_email_address` when the text is no address; nothing is sent then. */
export type RequestEmailChangeFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/** Sends a passcode to a new address for the account. The hash goes back with the passcode. */
export class RequestEmailChange {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly locale: Locale;
  }): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const email = normaliseEmail(request.email);
    if (!isEmail(email)) return failure({ code: 'invalid_email_address' });
    const { locale } = request;
    const requested = await this.session.authorised((token) =>
      this.api.requestEmailChange(token, { email, locale }),
    );
    if (!requested.ok) this.reporter.report('subscription.v2AccountEdit', { code: requested.error.code });
    return requested;
  }
}
