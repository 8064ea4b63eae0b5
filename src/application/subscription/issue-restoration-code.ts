import type { InvalidToken } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { IssueCodeFailure as ApiFailure, RestorationApi } from '../ports/restoration-api.ts';

/** `not_entitled` when the subscription does not include identity theft restoration. */
export type IssueCodeFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/** Issues the code that a subscriber gives the restoration partner. Renews the session when its token is refused. */
export class IssueRestorationCode {
  constructor(
    private readonly session: SessionState,
    private readonly api: RestorationApi,
  ) {}

  execute(): Promise<Result<{ readonly code: string }, IssueCodeFailure>> {
    return this.session.authorized((token) => this.api.issueCode(token));
  }
}
