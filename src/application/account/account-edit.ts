import { requireLegacyToken } from '../../domain/account/auth-version.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import type {
  AccountApi,
  ConfirmEmailChangeFailure as ConfirmFailure,
  RequestEmailChangeFailure as RequestFailure,
} from '../ports/account-api.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { CreateAccount } from './create-account.ts';
import type { LegacySession } from './legacy-session.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

type Edited<Value, Failure extends { readonly code: string }> = Promise<
  Result<Value, Exclude<Failure, InvalidToken> | AccessFailure>
>;

/**
 * Makes the two calls that change an account, against the auth service of the page's version and with that version's
 * token.
 */
export class AccountEdit {
  constructor(
    private readonly version: AuthVersionOfPage,
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
    private readonly createAccount: CreateAccount,
  ) {}

  /** Requests the change. Throws the specification's message (section 5) on a v1 page without a token. */
  async request(
    change: Parameters<AccountApi['requestEmailChange']>[1],
  ): Edited<{ readonly hash: string }, RequestFailure> {
    return (await this.version.ofSession()) === 'v2'
      ? this.session.authorized((token) => this.api.requestEmailChange(token, change))
      : this.authorizedByLegacy((token) => this.legacy.requestEmailChange(token, change));
  }

  /** Confirms the change. Throws the specification's message (section 5) on a v1 page without a token. */
  async confirm(
    change: Parameters<AccountApi['confirmEmailChange']>[1],
  ): Edited<{ readonly email: string }, ConfirmFailure> {
    if ((await this.version.ofSession()) === 'v2') {
      return this.session.authorized((token) => this.api.confirmEmailChange(token, change));
    }
    const confirmed = await this.authorizedByLegacy((token) => this.legacy.confirmEmailChange(token, change));
    const kept = this.legacySession.current;
    if (confirmed.ok && kept !== null) this.legacySession.adopt({ ...kept, email: change.email });
    // A change ends every session except the one whose token made it, so link the page's v2 session again.
    if (confirmed.ok) await this.createAccount.execute(await this.legacySession.token());
    return confirmed;
  }

  // Tokens of the v1 service do not expire: a refused one was revoked and cannot be renewed.
  private async authorizedByLegacy<Value, Failure extends { readonly code: string }>(
    call: (authToken: string) => Promise<Result<Value, Failure>>,
  ): Edited<Value, Failure> {
    const token = requireLegacyToken(await this.legacySession.token());
    const answer = await call(token);
    if (answer.ok) return answer;
    if (isOther(answer.error)) return failure(answer.error);
    this.session.end('invalid');
    return failure({ code: 'signed_out' });
  }
}

function isOther<Failure extends { readonly code: string }>(
  error: Failure,
): error is Exclude<Failure, InvalidToken> {
  return error.code !== 'invalid_token';
}
