import { type Auth, openAuth } from './auth/auth.ts';
import { type Clock, SystemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Store } from './db/store.ts';
import { noStoreCare, openStoreCare, type StoreCare } from './db/store-care.ts';
import type { ServerDeps } from './deps.ts';
import type { DevModule } from './dev/dev-module.ts';
import type { ImageHosts } from './images/fetch-image.ts';
import { KeyedHash } from './keyed-hash.ts';
import { Limits } from './limits/limits.ts';
import type { Logger } from './log.ts';
import { type Mail, openMail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openCardProvider } from './open-card-provider.ts';
import { openClock } from './open-clock.ts';
import type { PostEvent } from './payment/simulator/event-dispatcher.ts';
import type { BuiltSite } from './site/built-site.ts';
import { openSiteServices, type SiteServices } from './site-services.ts';
import { openSubscriptions, type Subscriptions } from './subscription/subscriptions.ts';

/** What is needed to open the modules. */
export interface ModuleParts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly built: BuiltSite | undefined;
  /** True if the server has opened the store itself and therefore looks after it ({@link StoreCare}). */
  readonly isOwnStore: boolean;
  readonly clock?: Clock | undefined;
  readonly machineClock?: Clock | undefined;
  readonly postEvent?: PostEvent | undefined;
  readonly imageHosts?: ImageHosts | undefined;
  readonly longestWait?: number | undefined;
  readonly content?: string | undefined;
  readonly dumpScript?: string | undefined;
}

/** The opened modules of the server. */
export interface Modules {
  readonly deps: ServerDeps;
  readonly storeCare: StoreCare;
  /** Null unless configured. */
  readonly metrics: Metrics | null;
  readonly mail: Mail;
  /** Null in production. */
  readonly dev: DevModule | null;
  readonly subscriptions: Subscriptions;
  readonly auth: Auth;
  readonly services: SiteServices;
}

/** Opens the modules, each after those it needs; `opened` closes them in reverse order. */
export async function openModules(parts: ModuleParts, opened: AsyncDisposableStack): Promise<Modules> {
  const { config, store, log, dumpScript } = parts;
  const { db } = store;
  const clock = parts.clock ?? (await openClock(config, db));
  const storeCare = parts.isOwnStore
    ? await openStoreCare({ config, clock, db, log, dumpScript })
    : noStoreCare;
  opened.defer(storeCare.close);
  const metrics = await openMetrics({ config, clock, db }, storeCare);
  const hash = new KeyedHash(config.secrets.site);
  const limits = new Limits(store.counters, hash, log, (action, outcome) =>
    metrics?.limitAsked(action, outcome),
  );
  const mail = await openMail({ config, clock, db, log });
  opened.defer(mail.close);
  const base = { config, clock, db, log, limits };
  const dev = await openDev(base, parts.postEvent);
  if (dev !== null) opened.defer(dev.close);
  const provider = await openCardProvider(config, parts.machineClock ?? new SystemClock(), log, dev);
  const subscriptions = openSubscriptions(base, provider, mail.outbox);
  opened.defer(() => subscriptions.tasks.stop());
  const { entitlements, closer, addresses } = subscriptions;
  const auth = await openAuth({
    ...base,
    ...{ entitlements, closer, addresses, outbox: mail.outbox, longestWait: parts.longestWait },
  });
  opened.defer(auth.close);
  const { verifyBearer, ownerLimits } = auth;
  const deps: ServerDeps = { config, clock, db, log, verifyBearer, ownerLimits };
  const services = await openSiteServices(
    {
      ...deps,
      ...{ limits, mail, entitlements, imageHosts: parts.imageHosts },
      eventDropped: () => metrics?.eventDropped(),
    },
    { content: parts.content, built: parts.built },
  );
  opened.defer(services.close);
  metrics?.watchBeacon(services.beaconFigures);
  return { deps, storeCare, metrics, mail, dev, subscriptions, auth, services };
}

async function openMetrics(
  { config, clock, db }: Pick<ServerDeps, 'config' | 'clock' | 'db'>,
  { newestSnapshotAt }: StoreCare,
): Promise<Metrics | null> {
  if (config.metrics === null) return null;
  const { Metrics } = await import('./metrics/metrics.ts');
  return new Metrics({ db, clock, newestSnapshotAt });
}

/** The simulated card provider and the pages under `/dev`; null in production, whose build lacks their code. */
async function openDev(
  deps: Omit<ServerDeps, 'verifyBearer' | 'ownerLimits'> & { readonly limits: Limits },
  post: PostEvent | undefined,
): Promise<DevModule | null> {
  if (import.meta.env.VITE_SITE_ENV === 'production' || deps.config.siteEnv === 'production') return null;
  const { openDevModule } = await import('./dev/dev-module.ts');
  return openDevModule(deps, post);
}
