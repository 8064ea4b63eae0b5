import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AccountApi, AccountInfo } from '../ports/account-api.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { LegacySession } from './legacy-session.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/** Reads the account from the auth service: its current address and entitlements. */
export class ReadAccount {
  constructor(
    private readonly version: AuthVersionOfPage,
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
  ) {}

  async read(): Promise<Result<AccountInfo, AccessFailure>> {
    if ((await this.version.ofSession()) === 'v2') {
      return this.session.authorized<AccountInfo, InvalidToken | AccessFailure>((token) =>
        this.api.info(token),
      );
    }
    const token = await this.legacySession.token();
    if (token === null) return failure({ code: 'signed_out' });
    const valid = await this.legacy.validate(token);
    if (!valid.ok) {
      return failure(valid.error.code === 'invalid_token' ? { code: 'signed_out' } : valid.error);
    }
    const { externalId, email, entitlements } = valid.value;
    return success({ id: externalId, email, entitlements });
  }
}
