import { type CallFailure, isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { SessionState } from './session-state.ts';

/**
 * Signs out: here immediately and unconditionally, then on the service. A failure means only that the service was not
 * told.
 */
export class SignOut {
  constructor(
    private readonly api: TokenApi,
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
  ) {}

  async execute(): Promise<Result<void, CallFailure>> {
    const tokens = this.store.read('session');
    this.session.end('signed_out');
    if (tokens === null) return success(undefined);

    const last = await this.session.lastTokens(tokens);
    // A token that the service refuses is signed out already.
    if (!last.ok) return isCallFailure(last.error) ? failure(last.error) : success(undefined);
    const told = await this.api.signOut(last.value.accessToken);
    return told.ok || told.error.code === 'invalid_token' ? success(undefined) : failure(told.error);
  }
}
