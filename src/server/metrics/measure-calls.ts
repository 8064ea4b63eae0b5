import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { authBase, authPaths } from '../../contract/auth.ts';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const passcodeRoute = authBase + authPaths.passcode;

/** Middleware that measures every call, labelled with the route's pattern, `page` for the site's files or `unmatched`. */
export function measureCalls(metrics: Metrics) {
  return createMiddleware(async (c, next) => {
    const from = performance.now();
    await next();
    const { status } = c.res;
    const pattern = matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path;
    const route = pattern ?? (status === 404 || status === 405 ? 'unmatched' : 'page');
    const method = methods.has(c.req.method) ? c.req.method : 'OTHER';
    metrics.called(method, route, status, (performance.now() - from) / 1000);
    if (route === passcodeRoute && status === 200) metrics.passcodeAsked('taken');
    if (route === passcodeRoute && status === 429) metrics.passcodeAsked('refused');
  });
}
