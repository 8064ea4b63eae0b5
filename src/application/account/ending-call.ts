import { isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { SessionState } from './session-state.ts';

/**
 * A call that ends the session, in this browser too. If its response was lost, the retry is refused for an invalid
 * token, which means that the first attempt succeeded.
 */
export class EndingCall {
  private unanswered = false;

  constructor(private readonly session: SessionState) {}

  /** Makes the call and ends the session once it has taken effect. After a failure the visitor is still signed in. */
  async make<Made, Failure extends { readonly code: string }>(
    call: () => Promise<Result<Made, Failure>>,
  ): Promise<Result<void, Failure>> {
    const made = await call();
    const hadGotThrough = !made.ok && made.error.code === 'signed_out' && this.unanswered;
    this.unanswered = !made.ok && isCallFailure(made.error);
    if (!made.ok && !hadGotThrough) return failure(made.error);
    this.session.end('signed_out');
    return success(undefined);
  }
}
