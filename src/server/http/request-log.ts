import { createMiddleware } from 'hono/factory';
import type { Logger } from '../log.ts';

/** Logs a request by method, path, status and start time (by `performance.now()`). */
export type LogCall = (method: string, path: string, status: number, from: number) => void;

/** The @ of an email address, however often it is percent-encoded. */
const sign = /.(?:@|%(?:25)*40)./i;

/** A path without identifying parts: removes those containing an email address, and long ones, which are ids. */
function cut(path: string): string {
  const named = sign.test(path) ? path.replace(/[^/]+/g, (part) => (sign.test(part) ? '…' : part)) : path;
  return named.replace(/[A-Za-z0-9_-]{20,}/g, '…');
}

/** Logs one line per request: method, path without query, status, milliseconds. */
export function logCalls(log: Logger): LogCall {
  return (method, path, status, from) => {
    if (!log.isLevelEnabled('info')) return;
    const ms = Math.round(performance.now() - from);
    log.info({ method, path: cut(path), status, ms }, 'request');
  };
}

/** The same as middleware. */
export function requestLog(log: Logger) {
  const logCall = logCalls(log);
  return createMiddleware(async (c, next) => {
    const from = performance.now();
    await next();
    logCall(c.req.method, c.req.path, c.res.status, from);
  });
}
