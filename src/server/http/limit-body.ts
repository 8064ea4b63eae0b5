import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { errorAnswer } from './http-error.ts';

/** Maximum size of a request body, in bytes. */
export const largestBody = 64 * 1024;

/**
 * Rejects a body of more than `largest` bytes with 413. Hono's own limit reads the body of every request, which creates the
 * whole `Request`: for a page that would cost more than everything else. So it is only used for bodies without a declared
 * length.
 */
export function limitBody(largest: number) {
  const counted = bodyLimit({ maxSize: largest, onError: (c) => errorAnswer(c, 413, 'invalid_request') });
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(length) <= largest ? next() : errorAnswer(c, 413, 'invalid_request');
  });
}
