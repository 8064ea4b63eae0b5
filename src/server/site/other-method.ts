import type { Context } from 'hono';
import type { ErrorBody } from '../../contract/error.ts';

/** Responds to a method that the path does not support, including OPTIONS. */
export function otherMethod(c: Context, methods: readonly string[]): Response {
  c.header('Allow', methods.join(', '));
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  return c.json({ error: 'method_not_allowed' } satisfies ErrorBody, 405);
}
