import type { Context } from 'hono';
import { idempotencyHeader } from '../../contract/idempotency.ts';
import { HttpError } from './http-error.ts';

/**
 * The request's idempotency key, if any. Rejects with 400 `invalid_request` one over 255 characters or with unprintable
 * characters.
 */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) throw new HttpError(400, 'invalid_request');
  return key;
}
