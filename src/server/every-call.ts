import { Hono } from 'hono';
import { second } from '../domain/duration.ts';
import type { Config } from './config/config.ts';
import type { AnsweredCall } from './http/at-once.ts';
import { corsRoutes } from './http/cors.ts';
import { knownMethods, methodsByPath } from './http/known-methods.ts';
import { leadToForm } from './http/lead-to-form.ts';
import { logCalls, requestLog } from './http/request-log.ts';
import { alwaysOnHttps, serviceHeaders } from './http/service-headers.ts';
import { proxyWatch, watchProxies } from './http/watch-proxies.ts';
import type { Logger } from './log.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import type { Metrics } from './metrics/metrics.ts';
import { descriptionRoutes } from './openapi/routes.ts';
import { servedRows } from './served-rows.ts';

/** What all calls have in common, whichever module answers: log, metrics, headers, known methods. */
export interface EveryCall {
  /** To be mounted before every module. */
  readonly routes: Hono;
  /** Logs and counts a call that was answered without going through `routes`. */
  readonly tell: (call: AnsweredCall) => void;
  /** Whether the contract has a row for that path. */
  readonly isOfContract: (path: string) => boolean;
}

/** Creates it; `metrics` are null unless configured. */
export function everyCall(config: Config, log: Logger, metrics: Metrics | null): EveryCall {
  const https = config.publicUrl.startsWith('https:');
  const rows = servedRows(config);

  const routes = new Hono();
  routes.use(requestLog(log));
  const look = proxyWatch(config, log);
  routes.use(watchProxies(look));
  if (metrics !== null) routes.use(measureCalls(metrics));
  if (https && config.hstsPreload) routes.use(alwaysOnHttps);
  routes.use(serviceHeaders(https));
  // Also answers the preflight requests of browsers.
  routes.route('/', corsRoutes(rows, config.corsWebOrigins));
  routes.use(leadToForm);
  routes.use(knownMethods(rows));
  routes.route('/', descriptionRoutes(rows, config.publicUrl));

  const [logCall, methodsOf] = [logCalls(log), methodsByPath(rows)];
  return {
    routes,
    tell: ({ call: { method, path, headers }, incoming, route, status, from }) => {
      logCall(method, path, status, from);
      metrics?.called(method, route, status, (performance.now() - from) / second);
      look({ bindings: { incoming }, path, header: (name) => headers[name]?.toString() });
    },
    isOfContract: (path) => methodsOf(path) !== undefined,
  };
}
