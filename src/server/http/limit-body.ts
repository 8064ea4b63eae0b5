import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { errorAnswer } from './http-error.ts';

/** Bytes of a body that anybody may send. */
export const largestBody = 64 * 1024;

/**
 * Refuses a body of more than `largest` bytes with 413. Hono's own limit looks at the body of every call, for which
 * the whole `Request` has to be made: for a page that cost more than all the rest. So it is asked only about bodies that
 * do not say how long they are.
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
