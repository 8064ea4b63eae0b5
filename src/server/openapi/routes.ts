import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { descriptionPath } from '../../contract/rows/health-rows.ts';
import type { Row } from '../../contract/rows/row.ts';
import { describeRows } from './describe.ts';

/** `GET /openapi.json`: the description of the rows, generated on first request. */
export function descriptionRoutes(rows: readonly Row[], publicUrl: string): Hono {
  let made: { readonly body: string; readonly tag: string } | undefined;
  return new Hono().get(descriptionPath, (c) => {
    if (made === undefined) {
      const body = JSON.stringify(describeRows(rows, publicUrl));
      made = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    }
    const headers = { 'Cache-Control': 'no-cache', ETag: made.tag };
    if (c.req.header('If-None-Match') === made.tag) return c.body(null, 304, headers);
    return c.body(made.body, 200, { ...headers, 'Content-Type': 'application/json' });
  });
}
