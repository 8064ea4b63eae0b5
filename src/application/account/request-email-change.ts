import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import { type InvalidToken, isCallFailure } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { RequestEmailChangeFailure as ApiFailure } from '../ports/account-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { Random } from '../ports/random.ts';
import type { AccountEdit } from './account-edit.ts';
import type { AccessFailure } from './session-state.ts';

/** `invalid_email_address` when the text is not an address; nothing is sent then. */
export type RequestEmailChangeFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/**
 * Sends a passcode to a new address for the account or, with null, to the present one in order to remove it. The
 * returned hash is sent back with the passcode. Throws the specification's message when the host app asks for the v1
 * auth service and there is no v1 token.
 */
export class RequestEmailChange {
  /** The last request whose response never came. Its idempotency key is reused when the same change is requested again. */
  private unanswered: { readonly email: string | null; readonly key: string } | null = null;

  constructor(
    private readonly edit: AccountEdit,
    private readonly random: Random,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(request: {
    readonly email: string | null;
    readonly locale: Locale;
  }): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const email = request.email === null ? null : normalizeEmail(request.email);
    if (email !== null && !isEmail(email)) return failure({ code: 'invalid_email_address' });
    const { locale } = request;
    const key = this.unanswered?.email === email ? this.unanswered.key : this.random.uuid();
    const requested = await this.edit.request({ email, locale, key });
    this.unanswered = !requested.ok && isCallFailure(requested.error) ? { email, key } : null;
    if (!requested.ok) this.reporter.report('subscription.v2AccountEdit', { code: requested.error.code });
    return requested;
  }
}
