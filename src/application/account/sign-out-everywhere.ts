import { failure, type Result } from '../../domain/result.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Signs the account out on every device and in every app, this browser last: when the service could not be told, nothing
 * has changed and the visitor may try again.
 */
export class SignOutEverywhere {
  constructor(
    private readonly api: TokenApi,
    private readonly session: SessionState,
  ) {}

  async execute(): Promise<Result<void, AccessFailure>> {
    const told = await this.session.authorised((token) => this.api.signOutEverywhere(token));
    if (!told.ok) return failure(told.error);
    this.session.end('signed_out');
    return told;
  }
}
