import { Hono } from 'hono';
import { everyRow } from '../contract/rows/every-row.ts';
import type { Row } from '../contract/rows/row.ts';
import { freeClaims } from './db/free-claims.ts';
import { copiesLeftBeside, copiesLeftByStore } from './db/left-copies.ts';
import { forgetMovedStore, forgetReplacedStores } from './db/replaced-stores.ts';
import { Checkpoints } from './db/snapshot/checkpoints.ts';
import { dumpBy, dumpHere } from './db/snapshot/dump-copy.ts';
import { Snapshots } from './db/snapshots.ts';
import { vacuumNightly } from './db/vacuum-nightly.ts';
import { watchClock } from './db/watch-clock.ts';
import type { ServerDeps } from './deps.ts';
import type { ReadyCheck } from './health.ts';
import type { AnsweredCall } from './http/at-once.ts';
import { knownMethods, methodsByPath } from './http/known-methods.ts';
import { leadToForm } from './http/lead-to-form.ts';
import { openToSites } from './http/open-to-sites.ts';
import { logCalls, requestLog } from './http/request-log.ts';
import { alwaysOnHttps, serviceHeaders } from './http/service-headers.ts';
import { proxyWatch, watchProxies } from './http/watch-proxies.ts';
import type { Job } from './job.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import type { MetricSources, Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { descriptionRoutes } from './openapi/routes.ts';

/** What keeps a server running well, whichever modules it has: log, headers, figures, copies of the store, a calm end. */
export interface Running {
  /** Goes before every module. */
  readonly routes: Hono;
  /** Logs, counts and looks at a call that was answered past `routes`. */
  readonly tell: (call: AnsweredCall) => void;
  /** Whether the contract has a row with that path. */
  readonly isOfContract: (path: string) => boolean;
  /** Fails once the server was told to stop, so that no more visitors are sent to it. */
  readonly readyCheck: ReadyCheck;
  /** The figures, and null where none are asked for. */
  readonly metrics: Metrics | null;
  /** `GET /metrics` for a listener of its own. */
  readonly metricsRoutes: Hono | null;
  readonly snapshots: Snapshots | null;
  /** What is done every hour for the store itself. */
  readonly tidy: readonly Job[];
  /** Does all that is done every hour, in the way that suits the store. */
  readonly houseWork: (work: () => Promise<void>) => Promise<void>;
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

async function openMetrics(sources: MetricSources): Promise<Metrics> {
  const { Metrics } = await import('./metrics/metrics.ts');
  return new Metrics(sources);
}

/** Opens it, before anything is claimed. Copies are taken only where the server has opened its embedded store itself. */
export async function openRunning(
  { config, clock, db, log }: Omit<ServerDeps, 'verifyBearer' | 'ownerLimits'>,
  options: { readonly ownStore: boolean; readonly dumpScript?: string | undefined },
): Promise<Running> {
  const https = config.publicUrl.startsWith('https:');
  const rows: readonly Row[] = everyRow;
  const served = config.siteEnv === 'production' ? rows.filter((row) => !row.outsideProduction) : rows;

  const isEmbedded = options.ownStore && config.databaseUrl === undefined;
  if (isEmbedded) await freeClaims(db, clock.now());
  const checkpoints = isEmbedded ? new Checkpoints(db, log) : null;
  checkpoints?.start();
  const snapshots =
    checkpoints !== null && config.snapshots !== null
      ? new Snapshots({
          db,
          dataDir: config.dataDir,
          plan: config.snapshots,
          log,
          checkpoints,
          dump: options.dumpScript === undefined ? dumpHere : dumpBy(options.dumpScript),
          now: Date.now,
        })
      : null;
  await snapshots?.start();
  const newestSnapshotAt = () => snapshots?.newestAt ?? null;
  const metrics = config.metrics === null ? null : await openMetrics({ db, clock, newestSnapshotAt });

  const routes = new Hono();
  routes.use(requestLog(log));
  const look = proxyWatch(config, log);
  routes.use(watchProxies(look));
  if (metrics !== null) routes.use(measureCalls(metrics));
  if (https && config.hstsPreload) routes.use(alwaysOnHttps);
  routes.use(serviceHeaders(https));
  // Answers for the rows that are open what a browser of another site asks before its call.
  routes.route('/', openToSites(served, config.corsWebOrigins));
  routes.use(leadToForm);
  routes.use(knownMethods(served));
  routes.route('/', descriptionRoutes(served, config.publicUrl));

  const [logCall, methodsOf] = [logCalls(log), methodsByPath(served)];
  let draining = false;
  return {
    routes,
    tell: ({ call: { method, path, headers }, incoming, route, status, from }) => {
      logCall(method, path, status, from);
      metrics?.called(method, route, status, (performance.now() - from) / 1_000);
      look({ bindings: { incoming }, path, header: (name) => headers[name]?.toString() });
    },
    isOfContract: (path) => methodsOf(path) !== undefined,
    readyCheck: {
      name: 'running',
      check: async () => {
        if (draining) throw new Error('The server was told to stop');
      },
    },
    metrics,
    metricsRoutes: metrics === null ? null : metricsRoutes(metrics, log),
    snapshots,
    tidy: isEmbedded
      ? [
          vacuumNightly(db, log),
          forgetReplacedStores(config.dataDir),
          copiesLeftByStore(config.dataDir, log, () => snapshots?.isTaking ?? false),
        ]
      : options.ownStore
        ? [
            forgetReplacedStores(config.dataDir),
            forgetMovedStore(config.dataDir, log),
            copiesLeftBeside(config.dataDir, log),
            watchClock(db, log),
          ]
        : [],
    houseWork: (work) => (checkpoints === null ? work() : checkpoints.during(work)),
    drain: () => {
      draining = true;
    },
    close: async () => {
      draining = true;
      await snapshots?.stop();
      await checkpoints?.stop();
    },
  };
}
