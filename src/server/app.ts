import { devPaths } from '../contract/dev.ts';
import { checkStoreAddress } from './auth/keys/store-address.ts';
import { checkStoreSecret } from './auth/keys/store-secret.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Store } from './db/store.ts';
import { everyCall } from './every-call.ts';
import type { ReadyCheck } from './health.ts';
import { type AnswersAtOnce, answerAtOnce } from './http/at-once.ts';
import type { CallBindings } from './http/client-address.ts';
import { quickCalls } from './http/quick-calls.ts';
import type { ImageHosts } from './images/fetch-image.ts';
import { createLog, type Logger } from './log.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { mountRoutes, type SiteBindings } from './mount-routes.ts';
import { openConfiguredStore } from './open-configured-store.ts';
import { openModules } from './open-modules.ts';
import type { PostEvent } from './payment/simulator/event-dispatcher.ts';
import { refuseOtherBuild } from './refuse-other-build.ts';
import { serveBuilt } from './serve-built.ts';
import { type BuiltSite, readBuiltSite } from './site/built-site.ts';
import { preloadedTransport } from './site/security-headers.ts';
import { startBackground } from './start-background.ts';

/** What a site is made from; only `config` is needed, the rest is for tests and for hosting inside another server. */
export interface SiteOptions {
  readonly config: Config;
  /** Unless given: the machine's time, outside production one that `/dev/clock` moves. */
  readonly clock?: Clock;
  /** What others' signatures are compared with, which no moved clock may touch; unless given, the machine's time. */
  readonly machineClock?: Clock;
  /** An open store, which the site closes with itself. Unless given, it opens the one that `config` names. */
  readonly store?: Store;
  readonly log?: Logger;
  /** How the simulated card provider sends its events; unless given, by HTTP to the site's own address. */
  readonly postEvent?: PostEvent;
  /** How hosts of images are found, for tests. */
  readonly imageHosts?: ImageHosts;
  /** Milliseconds a visitor waits before the answer is 503; unless given, what {@link answerInTime} says. */
  readonly longestWait?: number;
  /** The folder of the built pages (`dist/client`). Without it only the services answer. */
  readonly pages?: string;
  /** The folder of the blog and the phrases; unless given, `content` in the working folder. */
  readonly content?: string;
  /** What is done in the background begins when this resolves: first come the first visitors. Unless given, at once. */
  readonly calm?: Promise<void>;
  /** The script that dumps a copy of the embedded store in a process of its own; unless given, this process does it. */
  readonly dumpScript?: string;
}

/** The running site. It does not listen: `listen` does that for it. `close` it before the process ends. */
export interface Site {
  /** Answers what lies in memory for an HTTP server, as `fetch` does and sooner. */
  readonly atOnce: AnswersAtOnce;
  readonly fetch: (request: Request, bindings?: CallBindings) => Response | Promise<Response>;
  /** Like `fetch`, but null where no service knows the path, so that another server may answer it. */
  readonly services: (request: Request, bindings?: CallBindings) => Promise<Response | null>;
  /** Where the development mailbox is; null in production and when mail goes to an SMTP server. */
  readonly mailboxUrl: string | null;
  /** Where the data lies, for the start message. */
  readonly place: string;
  /** Resolves when what was caused so far in the background (mail, events) has been tried. */
  readonly settled: () => Promise<void>;
  /** Answers `GET /metrics`, for a listener of its own; null unless it is configured. */
  readonly metrics: ((request: Request) => Response | Promise<Response>) | null;
  /** Every method and path that is mounted, middleware included. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** From now on `/readyz` sends visitors elsewhere; whoever comes is served all the same. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store, wires every module and gives the site. Throws `StoreLockedError` when another process has the folder, and
 * `ConfigError` when the store it opens was begun with another site secret, or has servers at another address.
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { config } = options;
  const built = options.pages === undefined ? undefined : readBuiltSite(options.pages);
  if (built !== undefined) refuseOtherBuild(built.table, config.siteEnv);
  const log = options.log ?? createLog(config.logLevel);
  const store = options.store ?? (await openConfiguredStore(config));
  const opened = new AsyncDisposableStack();
  opened.defer(store.close);
  try {
    if (options.store === undefined) {
      await checkStoreSecret(store.db, config.secrets.site);
      await checkStoreAddress(store.db, config, log);
    }
    return await wire({ ...options, log, store, built, isOwnStore: options.store === undefined }, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function wire(
  options: SiteOptions & {
    readonly log: Logger;
    readonly store: Store;
    readonly built: BuiltSite | undefined;
    readonly isOwnStore: boolean;
  },
  opened: AsyncDisposableStack,
): Promise<Site> {
  const { config, log, store, built, longestWait } = options;
  const modules = await openModules(options, opened);
  const { mail, dev, subscriptions, services, metrics } = modules;
  opened.defer(startBackground(modules, options.calm));

  let isDraining = false;
  const running: ReadyCheck = {
    name: 'running',
    isAskedFor: true,
    check: async () => {
      if (isDraining) throw new Error('The server was told to stop');
    },
  };
  const drain = () => {
    isDraining = true;
  };
  const calls = everyCall(config, log, metrics);
  const app = mountRoutes({
    ...{ modules, built, longestWait, everyCall: calls },
    readyChecks: [running, { name: 'store', check: store.ping }],
  });
  const served = built === undefined ? undefined : serveBuilt(app, built, modules.deps, calls.isOfContract);
  if (served !== undefined) opened.defer(served.stop);

  // Else the routes are put in order at the first call, which takes some 30 ms.
  app.router.match('GET', '/');
  const sources = [...(served === undefined ? [] : [served.fromMemory]), quickCalls(services.quick)];
  const onEveryAnswer = config.publicUrl.startsWith('https:') && config.hstsPreload ? preloadedTransport : {};

  return {
    atOnce: answerAtOnce(sources, calls.tell, onEveryAnswer),
    fetch: (request, bindings = {}) => app.fetch(request, bindings),
    services: async (request, bindings = {}) => {
      const env: SiteBindings['Bindings'] = { ...bindings };
      const response = await app.fetch(request, env);
      return env.unknownPath ? null : response;
    },
    mailboxUrl:
      config.siteEnv === 'production' || config.smtpUrl !== undefined
        ? null
        : config.publicUrl + devPaths.mailbox,
    place: store.place,
    metrics: metrics === null ? null : metricsRoutes(metrics, log).fetch,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    drain,
    settled: async () => {
      await dev?.settled();
      await subscriptions.tasks.settled();
      await mail.settled();
    },
    close: async () => {
      drain();
      await opened.disposeAsync();
    },
  };
}
