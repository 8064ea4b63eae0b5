import { createMiddleware } from 'hono/factory';
import type { Logger } from '../log.ts';

/** Logs a call by its method, path, status and when it began (by `performance.now()`). */
export type LogCall = (method: string, path: string, status: number, from: number) => void;

/** The sign of an address of mail, however often it is encoded. */
const sign = /.(?:@|%(?:25)*40)./i;

/** A path of which no part says who: those with an address of mail in them are cut, and long ones, which are ids. */
function cut(path: string): string {
  const named = sign.test(path) ? path.replace(/[^/]+/g, (part) => (sign.test(part) ? '…' : part)) : path;
  return named.replace(/[A-Za-z0-9_-]{20,}/g, '…');
}

/** One line a request: method, path without its query, status, milliseconds. */
export function logCalls(log: Logger): LogCall {
  return (method, path, status, from) => {
    if (!log.isLevelEnabled('info')) return;
    const ms = Math.round(performance.now() - from);
    log.info({ method, path: cut(path), status, ms }, 'request');
  };
}

/** The same for every call that passes. */
export function requestLog(log: Logger) {
  const logCall = logCalls(log);
  return createMiddleware(async (c, next) => {
    const from = performance.now();
    await next();
    logCall(c.req.method, c.req.path, c.res.status, from);
  });
}
