import { Hono } from 'hono';
import { authBase } from '../contract/auth.ts';
import { devPaths } from '../contract/dev.ts';
import { everyRow } from '../contract/rows/every-row.ts';
import { sitePaths } from '../contract/site.ts';
import { subscriptionBase, subscriptionPaths } from '../contract/subscription.ts';
import { openAuth } from './auth/auth.ts';
import { checkStoreSecret } from './auth/keys/store-secret.ts';
import { beginInTurn } from './background.ts';
import { type Clock, SystemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Store } from './db/store.ts';
import { isStoreAway } from './db/store-away.ts';
import type { ServerDeps } from './deps.ts';
import type { DevModule } from './dev/dev-module.ts';
import { failedPages } from './failed-page.ts';
import { forgetExpiredJobs } from './forget-expired.ts';
import { healthRoutes } from './health.ts';
import { keepHouse } from './housekeeping.ts';
import { SharedRounds } from './housekeeping-round.ts';
import { answerInTime, unavailable } from './http/answer-in-time.ts';
import { type AnswersAtOnce, answerAtOnce } from './http/at-once.ts';
import { CallsInTurns } from './http/calls-in-turns.ts';
import type { CallBindings } from './http/client-address.ts';
import { devPassword } from './http/dev-password.ts';
import { errorAnswer, HttpError } from './http/http-error.ts';
import { largestBody, limitBody } from './http/limit-body.ts';
import { ownPagesToChange } from './http/own-pages-only.ts';
import { quickCalls } from './http/quick-calls.ts';
import { wholeBody } from './http/whole-body.ts';
import type { ImageHosts } from './images/fetch-image.ts';
import type { Job } from './job.ts';
import { KeyedHash } from './keyed-hash.ts';
import { Limits } from './limits/limits.ts';
import { createLog, type Logger } from './log.ts';
import { openMail } from './mail/mail.ts';
import { openNewsletter } from './newsletter/newsletter.ts';
import { openCardProvider } from './open-card-provider.ts';
import { openClock } from './open-clock.ts';
import { openConfiguredStore } from './open-configured-store.ts';
import type { PostEvent } from './payment/simulator/event-dispatcher.ts';
import { refuseOtherBuild } from './refuse-other-build.ts';
import { openRunning } from './running.ts';
import { leadToResults } from './search/results.ts';
import { serveBuilt } from './serve-built.ts';
import { type BuiltSite, readBuiltSite } from './site/built-site.ts';
import { preloadedTransport } from './site/security-headers.ts';
import { openSiteServices } from './site-services.ts';
import { Reconciliation } from './subscription/reconciliation.ts';
import { openSubscriptions } from './subscription/subscriptions.ts';

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

/** Of the ten connections that a server has to Postgres, the others stay for calls that are no stranger's order. */
const strangersAtOnce = 6;

type Bindings = { Bindings: CallBindings & { unknownPath?: boolean } };

/**
 * Opens the store, wires every module and gives the site. Throws `StoreLockedError` when another process has the folder, and
 * `ConfigError` when the store it opens was begun with another site secret.
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { config } = options;
  const built = options.pages === undefined ? undefined : readBuiltSite(options.pages);
  if (built !== undefined) refuseOtherBuild(built.table, config.siteEnv);
  const log = options.log ?? createLog(config.logLevel);
  const store = options.store ?? (await openConfiguredStore(config));
  try {
    if (options.store === undefined) await checkStoreSecret(store.db, config.secrets.site);
    return await wire({ ...options, log, store, built }, options.store === undefined);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function wire(
  options: SiteOptions & {
    readonly log: Logger;
    readonly store: Store;
    readonly built: BuiltSite | undefined;
  },
  ownStore: boolean,
): Promise<Site> {
  const { config, log, store, built } = options;
  const { db } = store;
  const clock = options.clock ?? (await openClock(config, db));
  const running = await openRunning({ config, clock, db, log }, { ownStore, dumpScript: options.dumpScript });
  const limits = new Limits(store.counters, new KeyedHash(config.secrets.site), log, (action, outcome) =>
    running.metrics?.limitAsked(action, outcome),
  );
  const mail = await openMail({ config, clock, db, log });
  const dev = await devModuleFor({ config, clock, db, log, limits }, options.postEvent);
  const provider = await openCardProvider(config, options.machineClock ?? new SystemClock(), log, dev);
  const subscriptions = openSubscriptions({ config, clock, db, log, limits }, provider, mail.outbox);
  const auth = await openAuth({
    config,
    clock,
    db,
    log,
    outbox: mail.outbox,
    entitlements: subscriptions.entitlements,
    closer: subscriptions.closer,
    addresses: subscriptions.addresses,
    limits,
    longestWait: options.longestWait,
  });
  const deps: ServerDeps = {
    config,
    clock,
    db,
    log,
    verifyBearer: auth.verifyBearer,
    ownerLimits: auth.ownerLimits,
  };
  const services = await openSiteServices(
    {
      ...deps,
      entitlements: subscriptions.entitlements,
      outbox: mail.outbox,
      limits,
      eventDropped: () => running.metrics?.eventDropped(),
      imageHosts: options.imageHosts,
    },
    { content: options.content, built },
  );
  running.metrics?.watchBeacon(services.beaconFigures);
  const newsletter = openNewsletter({ ...deps, limits }, mail);
  const reconciliation = new Reconciliation({
    ...deps,
    ...subscriptions,
    provider,
    fromHour: config.reconcileHour,
  });
  const compare: Job = { name: 'reconciliation', run: () => reconciliation.execute(), isLong: true };
  const jobs = [
    ...forgetExpiredJobs(db),
    // Before the accounts: one that only an abandoned checkout referred to goes with it.
    ...subscriptions.tidy,
    ...auth.tidy,
    ...services.tidy,
    ...newsletter.tidy,
    ...running.tidy,
    ...(config.cards.kind === 'none' ? [] : [compare]),
  ];
  dev?.tickWith({
    nextDueAt: subscriptions.nextDueAt,
    passTime: async () => {
      await subscriptions.tasks.passTime();
      await mail.settled();
    },
  });
  const stopBackground = beginInTurn(options.calm, [
    () => void dev?.start(),
    () => void mail.start(),
    () => void subscriptions.tasks.start(),
    () => keepHouse(deps, jobs, { rounds: new SharedRounds(db, clock), during: running.houseWork }),
  ]);

  const https = config.publicUrl.startsWith('https:');
  const failedPage = built === undefined ? () => null : failedPages(built, https);
  const app = new Hono<Bindings>();
  app.onError((error, c) => {
    const away = isStoreAway(error) ? unavailable() : error;
    if (away !== error) log.error({ err: error }, 'the store is away');
    if (away instanceof HttpError) {
      const page = away.status === 503 ? failedPage(c, 'tq_500', 503) : null;
      return page ?? errorAnswer(c, away.status, away.errorName, away.details);
    }
    if (c.req.raw.signal.aborted) {
      // Whoever broke the call off hears no answer, and nothing here is broken.
      log.info({ err: error }, 'a call was broken off');
      return errorAnswer(c, 400, 'invalid_request');
    }
    log.error({ err: error }, 'a request failed');
    return failedPage(c, 'oops_500', 500) ?? errorAnswer(c, 500, 'internal_error');
  });
  app.notFound((c) => {
    if (c.env) c.env.unknownPath = true;
    return errorAnswer(c, 404, 'not_found');
  });
  app.route('/', running.routes);
  // Whose answers wait for nothing but a body, and come thousands of times a second.
  app.on('POST', sitePaths.beacon, answerInTime([], options.longestWait));
  app.route('/', services.quickRoutes);
  // A card provider waits longer than a visitor, and moving the clock is work.
  app.use(answerInTime([subscriptionBase + subscriptionPaths.webhook, devPaths.clock], options.longestWait));
  app.use(limitBody(largestBody), wholeBody);
  if (config.devPassword !== undefined) app.use('/dev/*', devPassword(config.devPassword));
  const turns = new CallsInTurns(config, strangersAtOnce, options.longestWait).middleware;
  for (const row of everyRow) if ('inTurns' in row) app.on(row.method, row.path, turns);
  app.use(`${subscriptionBase}/*`, ownPagesToChange(config));

  app.get('*', leadToResults(config.services.searchUrl));
  app.route('/', healthRoutes([running.readyCheck, { name: 'store', check: store.ping }], log));
  app.route(authBase, auth.routes);
  app.route('/', auth.pages);
  app.route(subscriptionBase, subscriptions.routes(deps));
  app.route('/', services.routes);
  app.route('/', newsletter.routes);
  if (dev !== null) app.route('/', dev.routes);
  // Without built pages somebody else has them, those below /dev as well: the developer server.
  for (const area of [`${subscriptionBase}/*`, ...(built === undefined ? [] : ['/dev/*'])]) {
    app.all(area, (c, next) =>
      built?.table.pages.has(c.req.path) ? next() : errorAnswer(c, 404, 'not_found'),
    );
  }
  const served = built === undefined ? undefined : serveBuilt(app, built, { config, clock, log, running });

  // Else the routes are put in order at the first call, which takes some 30 ms.
  app.router.match('GET', '/');
  const sources = [...(served === undefined ? [] : [served.fromMemory]), quickCalls(services.quick)];

  return {
    atOnce: answerAtOnce(sources, running.tell, https && config.hstsPreload ? preloadedTransport : {}),
    fetch: (request, bindings = {}) => app.fetch(request, bindings),
    services: async (request, bindings = {}) => {
      const env: Bindings['Bindings'] = { ...bindings };
      const response = await app.fetch(request, env);
      return env.unknownPath ? null : response;
    },
    mailboxUrl:
      config.siteEnv === 'production' || config.smtpUrl !== undefined
        ? null
        : config.publicUrl + devPaths.mailbox,
    place: store.place,
    metrics: running.metricsRoutes?.fetch ?? null,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    drain: running.drain,
    settled: async () => {
      await dev?.settled();
      await subscriptions.tasks.settled();
      await mail.settled();
    },
    close: async () => {
      const backgroundEnded = stopBackground();
      await running.close();
      await served?.stop();
      await dev?.close();
      await subscriptions.tasks.stop();
      reconciliation.stop();
      await backgroundEnded;
      await auth.close();
      await mail.close();
      await services.close();
      await store.close();
    },
  };
}

/** The simulated card provider and the pages under `/dev`; null in production, whose build has not got their code. */
async function devModuleFor(
  deps: Omit<ServerDeps, 'verifyBearer' | 'ownerLimits'> & { readonly limits: Limits },
  post: PostEvent | undefined,
): Promise<DevModule | null> {
  if (import.meta.env.VITE_SITE_ENV === 'production' || deps.config.siteEnv === 'production') return null;
  const { openDevModule } = await import('./dev/dev-module.ts');
  return openDevModule(deps, post);
}
