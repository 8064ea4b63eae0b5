import { type Observable, Subject } from 'rxjs';
import { normalizeEmail } from '../../domain/account/email.ts';
import { normalizePasscode } from '../../domain/account/passcode.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { ConfirmEmailChangeFailure as ApiFailure } from '../ports/account-api.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { AccountEdit } from './account-edit.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

export type ConfirmEmailChangeFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/** What happened to an account's address. */
export type EmailChangeKind = 'add' | 'edit' | 'remove';

/**
 * Confirms a new address with the passcode sent to it (or, with null, the removal of the present address), then renews
 * the session so that its claims match. Throws the specification's message when the host app asks for the v1 auth
 * service and there is no v1 token.
 */
export class ConfirmEmailChange {
  private readonly changes = new Subject<EmailChangeKind>();

  /** Emits each change made here. */
  readonly changed$: Observable<EmailChangeKind> = this.changes.asObservable();

  constructor(
    private readonly session: SessionState,
    private readonly edit: AccountEdit,
    private readonly reporter: ErrorReporter,
  ) {}

  async execute(request: {
    readonly email: string | null;
    readonly passcode: string;
    readonly hash: string;
    readonly locale: Locale;
  }): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    const passcode = normalizePasscode(request.passcode);
    if (passcode === null) return failure({ code: 'invalid_login_credentials' });
    const { hash, locale } = request;
    const email = request.email === null ? null : normalizeEmail(request.email);
    const former = this.address;
    let confirmed = await this.edit.confirm({ email, passcode, hash, locale });
    if (!confirmed.ok && confirmed.error.code === 'invalid_link_signature' && former !== email) {
      // The address has already changed when an earlier attempt succeeded and only its response was lost.
      const renewed = await this.session.renew();
      if (renewed.ok && this.address === email) confirmed = success({ email: email ?? former ?? '' });
    }
    if (!confirmed.ok) {
      this.reporter.report('subscription.v2AccountEditConfirm', { code: confirmed.error.code });
      return confirmed;
    }
    // The address is confirmed even if this fails; the next renewal updates the claim.
    await this.session.renew();
    this.changes.next(kindOf(former, email));
    return confirmed;
  }

  /** The signed-in account's address. */
  private get address(): string | null {
    const { current } = this.session;
    return current.kind === 'signed-in' ? current.account.email : null;
  }
}

function kindOf(former: string | null, email: string | null): EmailChangeKind {
  if (email === null) return 'remove';
  return former === null ? 'add' : 'edit';
}
