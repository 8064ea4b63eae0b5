import { needsRefresh, readAccessToken } from '../../domain/account/token.ts';
import { type CallFailure, isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { SessionState } from './session-state.ts';

/** Signs out: here at once and whatever happens, then on the service. A failure says only that the service was not told. */
export class SignOut {
  constructor(
    private readonly api: TokenApi,
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<void, CallFailure>> {
    const tokens = this.store.read('session');
    this.session.end('signed_out');
    if (tokens === null) return success(undefined);

    let { accessToken } = tokens;
    const claims = readAccessToken(accessToken);
    if (tokens.refreshToken !== null && (claims === null || needsRefresh(claims, this.clock.now()))) {
      const renewed = await this.api.refresh(tokens.refreshToken);
      if (renewed.ok) accessToken = renewed.value.accessToken;
      else return isCallFailure(renewed.error) ? failure(renewed.error) : success(undefined);
    }
    const told = await this.api.signOut(accessToken);
    // A token that the service does not take is signed out already.
    return told.ok || told.error.code === 'invalid_token' ? success(undefined) : failure(told.error);
  }
}
