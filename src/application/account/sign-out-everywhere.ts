import { failure, type Result, success } from '../../domain/result.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Signs the account out on every device and in every app, this browser last: when the service could not be told, nothing
 * has changed and the visitor may try again.
 */
export class SignOutEverywhere {
  /** Whether the service was asked, and its answer never came. */
  private unanswered = false;

  constructor(
    private readonly api: TokenApi,
    private readonly session: SessionState,
  ) {}

  async execute(): Promise<Result<void, AccessFailure>> {
    const told = await this.session.authorised((token) => this.api.signOutEverywhere(token));
    if (!told.ok && told.error.code !== 'signed_out') {
      this.unanswered = true;
      return failure(told.error);
    }
    // Nobody is signed in any more: the first try had got through.
    if (!told.ok && !this.unanswered) return failure(told.error);
    this.unanswered = false;
    this.session.end('signed_out');
    return success(undefined);
  }
}
