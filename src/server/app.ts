import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authBase } from '../contract/auth.ts';
import { devPaths } from '../contract/dev.ts';
import { subscriptionBase } from '../contract/subscription.ts';
import { openAuth } from './auth/auth.ts';
import { EventCounter } from './beacon/event-counter.ts';
import { beaconRoutes } from './beacon/routes.ts';
import { type Clock, SystemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openStore, type Store } from './db/store.ts';
import type { ServerDeps } from './deps.ts';
import type { DevRoom } from './dev/dev-room.ts';
import { healthRoutes } from './health.ts';
import { keepHouse } from './housekeeping.ts';
import { ownPagesToChange } from './http/own-pages-only.ts';
import { errorAnswer, Refusal } from './http/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { serviceHeaders } from './http/service-headers.ts';
import { createLog, type Logger } from './log.ts';
import { openMail } from './mail/mail.ts';
import { AbsentCardProvider } from './payment/absent-card-provider.ts';
import type { PostEvent } from './payment/simulator/event-courier.ts';

import { siteFiles } from './site/site-files.ts';
import { SubscriptionEntitlements } from './subscription/entitlements.ts';
import { subscriptionRoutes } from './subscription/routes.ts';
import { visitorRoutes } from './visitor/routes.ts';

/** What a site is made from; only `config` is needed, the rest is for tests and for hosting inside another server. */
export interface SiteOptions {
  readonly config: Config;
  /** Unless given: the machine's time, outside production one that `/dev/clock` moves. */
  readonly clock?: Clock;
  /** An open store, which the site closes with itself. Unless given, it opens the one that `config` names. */
  readonly store?: Store;
  readonly log?: Logger;
  /** How the simulated card provider sends its events; unless given, by HTTP to the site's own address. */
  readonly postEvent?: PostEvent;
  /** The folder of the built pages (`dist/client`). Without it only the services answer. */
  readonly pages?: string;
}

/** The running site. It does not listen: give `fetch` to a server, and `close` it before the process ends. */
export interface Site {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Like `fetch`, but null where no service knows the path, so that another server may answer it. */
  readonly services: (request: Request) => Promise<Response | null>;
  /** Where the development mailbox is; null in production and when mail goes to an SMTP server. */
  readonly mailboxUrl: string | null;
  /** Where the data lies, for the start message. */
  readonly place: string;
  /** Resolves when what was caused so far in the background (mail, events) has been tried. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Bindings = { Bindings: { unknownPath?: boolean } };

const largestBody = 64 * 1024;

/** Opens the store, wires every room and gives the site. Throws `StoreLockedError` when another process has the folder. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { config } = options;
  const log = options.log ?? createLog(config.logLevel);
  const store = options.store ?? (await openStore(config));
  try {
    return await wire({ ...options, log, store });
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function wire(options: SiteOptions & { readonly log: Logger; readonly store: Store }): Promise<Site> {
  const { config, log, store, pages } = options;
  const { db } = store;
  const clock = options.clock ?? (await clockFor(config, store));
  const mail = openMail({ config, clock, db, log });
  const auth = await openAuth({
    config,
    clock,
    db,
    outbox: mail.outbox,
    entitlements: new SubscriptionEntitlements(db),
  });
  const deps: ServerDeps = { config, clock, db, log, verifyBearer: auth.verifyBearer };
  const events = new EventCounter(db, clock, log);
  const stopHousekeeping = keepHouse(deps);
  const dev = await devRoomFor(deps, options.postEvent);

  const app = new Hono<Bindings>();
  const https = config.publicUrl.startsWith('https:');
  app.onError((error, c) => {
    if (error instanceof Refusal) return errorAnswer(c, error.status, error.errorName, error.details);
    log.error({ err: error }, 'a request failed');
    return errorAnswer(c, 500, 'internal_error');
  });
  app.notFound((c) => {
    if (c.env) c.env.unknownPath = true;
    return errorAnswer(c, 404, 'not_found');
  });
  app.use(requestLog(log));
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => errorAnswer(c, 413, 'invalid_request') }));
  app.use(`${subscriptionBase}/*`, serviceHeaders(https), ownPagesToChange(config));

  app.route('/', healthRoutes([{ name: 'store', check: store.ping }]));
  app.route(authBase, auth.routes);
  app.route(subscriptionBase, subscriptionRoutes(deps, dev?.provider ?? new AbsentCardProvider()));
  app.route('/', visitorRoutes(deps));
  app.route('/', beaconRoutes(deps, events));
  if (dev !== null) app.route('/', dev.routes);
  for (const area of [`${subscriptionBase}/*`, '/dev/*']) {
    app.all(area, (c) => errorAnswer(c, 404, 'not_found'));
  }
  if (pages !== undefined) app.route('/', siteFiles({ root: pages, https }));

  return {
    fetch: async (request) => app.fetch(request),
    services: async (request) => {
      const env: Bindings['Bindings'] = {};
      const response = await app.fetch(request, env);
      return env.unknownPath ? null : response;
    },
    mailboxUrl:
      config.siteEnv === 'production' || config.smtpUrl !== undefined
        ? null
        : config.publicUrl + devPaths.mailbox,
    place: store.place,
    settled: async () => {
      await dev?.settled();
      await mail.settled();
    },
    close: async () => {
      await dev?.close();
      await stopHousekeeping();
      await mail.close();
      await events.flush();
      await store.close();
    },
  };
}

/** Outside production the clock can be moved, to walk a subscription through its life. */
async function clockFor(config: Config, store: Store): Promise<Clock> {
  if (config.siteEnv === 'production') return new SystemClock();
  const { AdjustableClock } = await import('./adjustable-clock.ts');
  return AdjustableClock.open(store.db);
}

/** The simulated card provider and the pages under `/dev`; null in production, where their code is not even loaded. */
async function devRoomFor(deps: ServerDeps, post: PostEvent | undefined): Promise<DevRoom | null> {
  if (deps.config.siteEnv === 'production') return null;
  const { openDevRoom } = await import('./dev/dev-room.ts');
  const room = openDevRoom(deps, post);
  await room.start();
  return room;
}
