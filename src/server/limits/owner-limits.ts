import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type TooManyRequests, tooMany } from '../../domain/failure.ts';
import type { LimitedAction } from '../../domain/limits/limit-table.ts';
import { success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import { type BearerVariables, bearerToken } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import type { Limits } from './limits.ts';

/** The HTTP error for too many requests. */
export function tooOften(error: TooManyRequests): HttpError {
  return new HttpError(429, error.code, error);
}

/** Limits what an account may do in calls that write or cost something each time, whatever their outcome. */
export class OwnerLimits {
  /** `accountIn` returns the account of a token, checking its signature only; null if that fails. */
  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly accountIn: (token: string) => Promise<string | null>,
  ) {}

  /** To be mounted before `requireBearer`: 429 for accounts known to be blocked, without querying the store. */
  unlessClosed(action: LimitedAction) {
    return createMiddleware(async (c: Context, next) => {
      const token = bearerToken(c);
      const account = token === null ? null : await this.accountIn(token);
      const wait = account === null ? 0 : this.limits.knownWait(this.limited(action, account));
      if (wait > 0) throw tooOften(tooMany(wait));
      await next();
    });
  }

  /** To be mounted after it: counts the call by its account, or responds 429. */
  counted(action: LimitedAction) {
    return createMiddleware<BearerVariables>(async (c, next) => {
      const done = await this.limits.within(this.limited(action, c.var.account.accountId), async () => {
        await next();
        return success(undefined);
      });
      if (!done.ok) throw tooOften(done.error);
    });
  }

  /** Both, for a route without other uses of limits. */
  around(action: LimitedAction) {
    return [this.unlessClosed(action), this.counted(action)] as const;
  }

  private limited(action: LimitedAction, account: string) {
    return { action, by: { account }, now: this.clock.now() };
  }
}
