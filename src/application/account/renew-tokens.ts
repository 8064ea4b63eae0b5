import { readAccessToken, type Tokens } from '../../domain/account/token.ts';
import { isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import type { TokenApi, TokenFailure } from '../ports/token-api.ts';

/**
 * Gets tokens in place of these: from the auth service by their refresh token, whose failure is reported, or, without
 * one, from the host app or the browser of ours, which keeps it to itself. Keeps nothing.
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
   * Asks once more when no answer came. The service may have used the token up all the same: for 15 s it gives the same tokens again,
   * and later takes whoever brings the used one for a thief.
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
    // Somebody else may be signed in to the app by now, and a call that was begun for one must not end as another's.
    if (accessToken !== stale && after?.accountId === before?.accountId && after && after.expiresAt > now) {
      return success({ accessToken, refreshToken: null });
    }
    const isOver = before === null || before.expiresAt <= now;
    return failure({ code: 'invalid_token_request', reason: isOver ? 'expired' : 'invalid' });
  }
}
