import type { Result } from '../../domain/result.ts';
import type { TokenApi } from '../ports/token-api.ts';
import { EndingCall } from './ending-call.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Signs the account out on every device and in every app, this browser last: if the service could not be reached,
 * nothing has changed and the visitor can retry.
 */
export class SignOutEverywhere {
  private readonly telling: EndingCall;

  constructor(
    private readonly api: TokenApi,
    private readonly session: SessionState,
  ) {
    this.telling = new EndingCall(session);
  }

  execute(): Promise<Result<void, AccessFailure>> {
    return this.telling.make(() => this.session.authorized((token) => this.api.signOutEverywhere(token)));
  }
}
