import { Hono } from 'hono';
import { errorAnswer } from '../http/http-error.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics`, for a separate listener, because the metrics must not be public. */
export function metricsRoutes(metrics: Metrics, log: Logger): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    log.error({ err: error }, 'the metrics could not be read');
    return errorAnswer(c, 503, 'unavailable');
  });
  routes.notFound((c) => errorAnswer(c, 404, 'not_found'));
  routes.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }),
  );
  return routes;
}
