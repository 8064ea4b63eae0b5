import { join, resolve } from 'node:path';
import { Hono } from 'hono';
import type { EventSink, SinkFigures } from './beacon/event-sink.ts';
import { openBeacon } from './beacon/open-beacon.ts';
import { cloudSettingsRoutes } from './cloud-settings/routes.ts';
import { cohortRoutes } from './cohort/routes.ts';
import { openContent } from './content/open-content.ts';
import type { EntitlementSource, ServerDeps } from './deps.ts';
import { downloadRoutes } from './download/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import type { QuickService } from './http/quick-calls.ts';
import type { ImageHosts } from './images/fetch-image.ts';
import { openImages } from './images/open-images.ts';
import { restorationRoutes } from './itr/routes.ts';
import { KeyedHash } from './keyed-hash.ts';
import type { Limits } from './limits/limits.ts';
import { NetworkLimits } from './limits/network-limits.ts';
import type { Mail } from './mail/mail.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { openReports } from './reports/open-reports.ts';
import { openSearch } from './search/open-search.ts';
import { type BuiltSite, readBuiltSite } from './site/built-site.ts';
import { supportRoutes } from './support/routes.ts';
import { visitorRoutes } from './visitor/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

/** The services that are mounted at the root of the site. */
export interface SiteServices {
  /** To be mounted before the limits of time and body size: none of these waits for anything. */
  readonly quickRoutes: Hono;
  /** Those of them that may be answered without any middleware. */
  readonly quick: readonly QuickService[];
  readonly routes: Hono;
  /** The state of the beacon's event sink, for the metrics. */
  readonly beaconFigures: () => SinkFigures;
  /** Stores the counts that are still in memory. */
  readonly close: () => Promise<void>;
}

/** The location of the data that is part of the project. */
export interface CarriedData {
  /** The folder with the blog and the phrases; by default `content` in the working folder. */
  readonly content?: string | undefined;
  /** The built site; by default the files in `public` in the working folder. */
  readonly built?: BuiltSite | undefined;
}

/** Opens all services. */
export async function openSiteServices(
  deps: ServerDeps & {
    readonly entitlements: EntitlementSource;
    readonly mail: Pick<Mail, 'outbox' | 'suppressions'>;
    readonly limits: Limits;
    readonly eventDropped: () => void;
    readonly imageHosts?: ImageHosts | undefined;
  },
  data: CarriedData = {},
): Promise<SiteServices> {
  const { config, clock } = deps;
  const content = data.content ?? resolve('content');
  const built = data.built ?? readBuiltSite(resolve('public'));
  const networkLimits = new NetworkLimits(config, clock, new KeyedHash(config.secrets.site));
  const common = { ...deps, networkLimits, outbox: deps.mail.outbox };

  const beacon = await openBeacon(common);
  const search = openSearch(common, {
    phrases: join(content, 'phrases'),
    bangs: join(built.root, 'bangs.json'),
  });
  const reports = openReports(common);

  return {
    quickRoutes: together(beacon.quickRoutes, search.quickRoutes),
    quick: [beacon.quick, search.quick],
    routes: together(
      visitorRoutes(common),
      restorationRoutes(common),
      search.routes,
      openImages(config, deps.imageHosts),
      openContent(common, join(content, 'blog'), built),
      downloadRoutes(config.services.downloadUrl, config.publicUrl),
      cohortRoutes(common),
      cloudSettingsRoutes(common),
      feedbackRoutes(common),
      withdrawalRoutes(common),
      supportRoutes(common),
      reports.routes,
      beacon.routes,
      ...(await pagesOfCounts(deps, beacon.events)),
      newsletterRoutes(common, deps.mail),
    ),
    beaconFigures: () => beacon.events.figures(),
    close: async () => {
      await beacon.events.close();
      await reports.close();
    },
  };
}

function together(...services: readonly Hono[]): Hono {
  const routes = new Hono();
  for (const service of services) routes.route('/', service);
  return routes;
}

/** Developers' pages about the beacon's counts; none in production, whose build lacks their code. */
async function pagesOfCounts(
  { config, db }: Pick<ServerDeps, 'config' | 'db'>,
  events: EventSink,
): Promise<readonly Hono[]> {
  if (import.meta.env.VITE_SITE_ENV === 'production' || config.siteEnv === 'production') return [];
  const { beaconPageRoutes } = await import('./dev/beacon-page.tsx');
  const { experimentsPageRoutes } = await import('./dev/experiments/experiments-page.tsx');
  return [beaconPageRoutes(db, events), experimentsPageRoutes(db, events)];
}
