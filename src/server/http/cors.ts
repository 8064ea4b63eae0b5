import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Row } from '../../contract/rows/row.ts';

/**
 * CORS: lets pages of the given web origins read the rows marked `crossOrigin`, without cookies. They can read no other row,
 * least of all `authorize` (RFC 9700 section 2.6). Without web origins there is no CORS.
 */
export function corsRoutes(rows: readonly Row[], webOrigins: readonly string[]): Hono {
  const routes = new Hono();
  if (webOrigins.length === 0) return routes;
  const open = Map.groupBy(
    rows.filter((row) => row.crossOrigin === true),
    ({ path }) => path,
  );
  for (const [path, ofPath] of open) {
    const methods = [...new Set(ofPath.map(({ method }) => method))];
    routes.use(
      path,
      cors({
        origin: [...webOrigins],
        allowMethods: methods,
        allowHeaders: ['Authorization'],
        maxAge: 600,
      }),
    );
  }
  return routes;
}
