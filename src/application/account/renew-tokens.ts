import { readAccessToken, type Tokens } from '../../domain/account/token.ts';
import { isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import type { TokenApi, TokenFailure } from '../ports/token-api.ts';

/**
 * Replaces tokens: through the auth service with a refresh token (a failure is reported), or, without one, through the
 * host app or our own browser, which keeps the refresh token to itself. Stores nothing.
 */
export class RenewTokens {
  constructor(
    private readonly api: TokenApi,
    private readonly hostApp: HostApp,
    private readonly bridge: Pick<HostBridge, 'accessToken'>,
    private readonly clock: Clock,
    private readonly reporter: ErrorReporter,
  ) {}

  execute({ accessToken, refreshToken }: Tokens): Promise<Result<Tokens, TokenFailure>> {
    return refreshToken === null ? this.fromHost(accessToken) : this.fromService(refreshToken);
  }

  private async fromService(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    const answer = await this.refresh(refreshToken);
    if (answer.ok && readAccessToken(answer.value.accessToken) !== null) {
      return success({ ...answer.value, refreshToken: answer.value.refreshToken ?? refreshToken });
    }
    const error: TokenFailure = answer.ok ? { code: 'communication' } : answer.error;
    this.reporter.report('subscription.tokenRefresh', { code: error.code });
    return failure(error);
  }

  /**
   * Retries once when no response came. The service may have consumed the token all the same: it returns the same
   * tokens for 15 s, and afterwards treats reuse of the token as theft.
   */
  private async refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    const answer = await this.api.refresh(refreshToken);
    return answer.ok || !isCallFailure(answer.error) ? answer : this.api.refresh(refreshToken);
  }

  private async fromHost(stale: string): Promise<Result<Tokens, TokenFailure>> {
    const answer = this.hostApp.present
      ? await this.hostApp.request('getAuthAccessToken', {})
      : await this.bridge.accessToken();
    const accessToken = (answer.ok && answer.value.accessToken) || stale;
    const [before, after] = [readAccessToken(stale), readAccessToken(accessToken)];
    const now = this.clock.now();
    // Somebody else may have signed in to the app meanwhile; a call begun for one account must not end as another's.
    if (accessToken !== stale && after?.accountId === before?.accountId && after && after.expiresAt > now) {
      return success({ accessToken, refreshToken: null });
    }
    const isOver = before === null || before.expiresAt <= now;
    return failure({ code: 'invalid_token_request', reason: isOver ? 'expired' : 'invalid' });
  }
}
