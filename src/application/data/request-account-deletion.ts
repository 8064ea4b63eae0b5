import type { TooManyRequests } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Result } from '../../domain/result.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { AccountDataApi, DeletionRequested } from '../ports/account-data-api.ts';

/** `too_many_requests` when a code was sent a moment ago. */
export type RequestAccountDeletionFailure = TooManyRequests | AccessFailure;

/** Sends the code that deleting the account requires, and tells where it was sent. */
export class RequestAccountDeletion {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountDataApi,
  ) {}

  execute(locale: Locale): Promise<Result<DeletionRequested, RequestAccountDeletionFailure>> {
    return this.session.authorized((token) => this.api.requestDeletion(token, { locale }));
  }
}
