import type { Context } from 'hono';
import { idempotencyHeader } from '../../contract/idempotency.ts';
import { HttpError } from './http-error.ts';

/** By what a repeated call is known, if it says so. Refuses with 400 `invalid_request` what is longer than 255 characters or not printable. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) throw new HttpError(400, 'invalid_request');
  return key;
}
