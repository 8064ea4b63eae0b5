import { createMiddleware } from 'hono/factory';
import type { Logger } from '../log.ts';

/** One line a request: method, path without its query, status, milliseconds. Long path parts are ids: they are cut. */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const from = performance.now();
    await next();
    const path = c.req.path.replace(/[A-Za-z0-9_-]{20,}/g, '…');
    log.info(
      { method: c.req.method, path, status: c.res.status, ms: Math.round(performance.now() - from) },
      'request',
    );
  });
}
