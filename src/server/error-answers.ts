import type { Env, Hono } from 'hono';
import { isStoreAway } from './db/store-away.ts';
import { failedPages } from './failed-page.ts';
import { unavailable } from './http/answer-in-time.ts';
import { errorAnswer, HttpError } from './http/http-error.ts';
import type { Logger } from './log.ts';
import type { BuiltSite } from './site/built-site.ts';

/** Handles errors that no module handles: visitors get a built page if there is one, programs get JSON. */
export function answerErrors<Bound extends Env>(
  app: Hono<Bound>,
  log: Logger,
  built: BuiltSite | undefined,
  https: boolean,
): void {
  const failedPage = built === undefined ? () => null : failedPages(built, https);
  app.onError((error, c) => {
    const away = isStoreAway(error) ? unavailable() : error;
    if (away !== error) log.error({ err: error }, 'the store is away');
    if (away instanceof HttpError) {
      const page = away.status === 503 ? failedPage(c, 'tq_500', 503) : null;
      return page ?? errorAnswer(c, away.status, away.errorName, away.details);
    }
    if (c.req.raw.signal.aborted) {
      // The client has disconnected: it gets no response, and nothing is wrong here.
      log.info({ err: error }, 'a call was broken off');
      return errorAnswer(c, 400, 'invalid_request');
    }
    log.error({ err: error }, 'a request failed');
    return failedPage(c, 'oops_500', 500) ?? errorAnswer(c, 500, 'internal_error');
  });
}
