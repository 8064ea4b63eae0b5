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
import { longAddressPage } from './long-address-page.ts';
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

/** Options of {@link createSite}: only `config` is required, the rest is for tests and for hosting inside another server. */
export interface SiteOptions {
  readonly config: Config;
  /** By default the machine's time; outside production, one that `/dev/clock` moves. */
  readonly clock?: Clock;
  /** For checking the times in others' signatures, which must not follow a moved clock. By default the machine's time. */
  readonly machineClock?: Clock;
  /** An open store, which is closed with the site. By default the site opens the one that `config` names. */
  readonly store?: Store;
  readonly log?: Logger;
  /** How the simulated card provider sends its events; by default by HTTP to the site's own address. */
  readonly postEvent?: PostEvent;
  /** Resolves the hosts of images, for tests. */
  readonly imageHosts?: ImageHosts;
  /** Milliseconds until a request is answered with 503; by default what {@link answerInTime} says. */
  readonly longestWait?: number;
  /** The folder of the built pages (`dist/client`). Without it, the site consists of its services only. */
  readonly pages?: string;
  /** The folder of the blog and the phrases; by default `content` in the working folder. */
  readonly content?: string;
  /** Background work starts when this resolves, so that the first visitors do not wait for it; by default immediately. */
  readonly calm?: Promise<void>;
  /** The script that dumps a copy of the embedded store in a separate process; by default this process does it. */
  readonly dumpScript?: string;
}

/** A running site. It listens on no port itself (see `listen`). To be closed before the process ends. */
export interface Site {
  /** Answers an HTTP server's requests from memory where possible: the same responses as `fetch`, but sooner. */
  readonly atOnce: AnswersAtOnce;
  readonly fetch: (request: Request, bindings?: CallBindings) => Response | Promise<Response>;
  /** Like `fetch`, but null if no service has the path, so that another server can answer. */
  readonly services: (request: Request, bindings?: CallBindings) => Promise<Response | null>;
  /** The address of the development mailbox; null in production and when mail goes to an SMTP server. */
  readonly mailboxUrl: string | null;
  /** The location of the data, for the start message. */
  readonly place: string;
  /** Resolves when all background work caused so far (mail, events) has been tried. */
  readonly settled: () => Promise<void>;
  /** Answers `GET /metrics`, which has a listener of its own; null unless configured. */
  readonly metrics: ((request: Request) => Response | Promise<Response>) | null;
  /** Every mounted method and path, middleware included. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** The page that says that an address is too long, by its path; null for a path of the contract. */
  readonly longAddressPage: (path: string) => Promise<Response> | null;
  /** Makes `/readyz` fail, so that a load balancer sends visitors elsewhere; requests are still answered. */
  readonly drain: () => void;
  /** Whether it was told to stop, by `drain` or `close`. */
  readonly isLeaving: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store and wires every module. Throws `StoreLockedError` when another process uses the folder, and `ConfigError`
 * when the store was created with another site secret, or has servers at another address.
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

  // Compiles the routes now; otherwise the first call does, which takes about 30 ms.
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
    longAddressPage: (path) => (calls.isOfContract(path) ? null : longAddressPage(path)),
    drain,
    isLeaving: () => isDraining,
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
