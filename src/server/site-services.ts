import { join, resolve } from 'node:path';
import { type Context, Hono } from 'hono';
import type { LimitedAction } from '../domain/limits/limit-table.ts';
import { Beacon } from './beacon/beacon.ts';
import { countsRoutes } from './beacon/counts-routes.ts';
import type { SinkFigures } from './beacon/event-sink.ts';
import { oldCounts } from './beacon/forget-counts.ts';
import { openSink } from './beacon/open-sink.ts';
import { beaconRoutes, quickBeacon } from './beacon/routes.ts';
import { SetShares } from './beacon/set-shares.ts';
import { cloudSettingsRoutes } from './cloud-settings/routes.ts';
import { SavedSettings, unusedSettings } from './cloud-settings/saved-settings.ts';
import { cohortRoutes } from './cohort/routes.ts';
import { blogElsewhereRoutes } from './content/blog-elsewhere.ts';
import { OwnBlog } from './content/own-blog.ts';

import { contentRoutes } from './content/routes.ts';
import { UpstreamBlog } from './content/upstream-blog.ts';
import type { EntitlementSource, ServerDeps } from './deps.ts';
import { downloadRoutes } from './download/routes.ts';
import { KeptFeedback, oldFeedback } from './feedback/kept-feedback.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { clientKey } from './http/client-address.ts';
import type { QuickService } from './http/quick-calls.ts';
import { FetchImage, type ImageHosts } from './images/fetch-image.ts';
import { ImageLinks } from './images/image-links.ts';
import { imageRoutes } from './images/routes.ts';
import { expiredCodes, RestorationCodes } from './itr/restoration-codes.ts';
import { restorationRoutes } from './itr/routes.ts';
import type { Job } from './job.ts';
import { KeyedHash } from './keyed-hash.ts';
import type { Limits } from './limits/limits.ts';
import { ReadingLimits } from './limits/reading-limits.ts';
import type { Outbox } from './mail/outbox.ts';
import { reportRoutes } from './reports/routes.ts';
import { ViolationCounter } from './reports/violation-counter.ts';
import { BangIndex } from './search/bang-index.ts';
import { bangSearchRoutes } from './search/bang-search-page.tsx';
import { PhraseLibrary } from './search/phrase-library.ts';
import { quickAutocomplete, searchRoutes } from './search/routes.ts';
import { searchWithSettingsRoutes } from './search/search-with-settings.ts';
import { Suggest } from './search/suggest.ts';
import { SuggestionUpstream } from './search/upstream.ts';
import { type BuiltSite, readBuiltSite } from './site/built-site.ts';
import { siteFiles } from './site/site-files.ts';
import { AskSupport } from './support/ask-support.ts';
import { supportRoutes } from './support/routes.ts';
import { visitorRoutes } from './visitor/routes.ts';
import { KeptWithdrawals, oldWithdrawals } from './withdrawal/kept-withdrawals.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

/** The services at the root of the site that have no page of their own. */
export interface SiteServices {
  /** To be mounted at the root, before what bounds the time and the body of a call: none of these waits for anything. */
  readonly quickRoutes: Hono;
  /** What of those may be answered past the middleware. */
  readonly quick: readonly QuickService[];
  /** To be mounted at the root. */
  readonly routes: Hono;
  /** Forgets what is past its time. */
  readonly tidy: readonly Job[];
  /** How the beacon's events stand on their way into the store. */
  readonly beaconFigures: () => SinkFigures;
  /** Writes what is counted but not yet in the store. */
  readonly close: () => Promise<void>;
}

/** Where the data lies that is carried with the project. */
export interface CarriedData {
  /** The folder with the blog and the phrases; `content` of the working folder unless given. */
  readonly content?: string | undefined;
  /** The built site, whose files are served as they are; what lies in `public` of the working folder unless given. */
  readonly built?: BuiltSite | undefined;
}

/** Wires the modules of the site services. */
export async function openSiteServices(
  deps: ServerDeps & {
    readonly entitlements: EntitlementSource;
    readonly outbox: Outbox;
    readonly limits: Limits;
    readonly eventDropped: () => void;
    readonly imageHosts?: ImageHosts | undefined;
  },
  data: CarriedData = {},
): Promise<SiteServices> {
  const { config, clock, db, log, entitlements, limits } = deps;
  const { site } = config.secrets;
  const content = data.content ?? resolve('content');
  const built = data.built ?? readBuiltSite(resolve('public'));

  const events = await openSink(deps, config.services.beaconBroker);
  const violations = new ViolationCounter(db, clock, log);
  const codes = new RestorationCodes(db, entitlements, site);
  const settings = new SavedSettings(db, site);
  const hash = new KeyedHash(site);
  const reading = new ReadingLimits(hash);
  const mayStill = (action: LimitedAction) => (c: Context) =>
    reading.take(action, { network: clientKey(c, config) }, clock.now()) === 0;
  const feedback = new KeptFeedback(db, clock, limits);
  const withdrawals = new KeptWithdrawals(db, clock, limits, deps.outbox, log);
  const askSupport = new AskSupport(db, clock, limits, deps.outbox, hash);
  const images = new ImageLinks(site, config.services.imageWebOrigins);
  const https = config.publicUrl.startsWith('https:');
  const ownBlog = new OwnBlog(join(content, 'blog'), config.publicUrl);
  const { blogUpstream } = config.services;

  const [quickRoutes, routes] = [new Hono(), new Hono()];
  routes.route('/', visitorRoutes(deps));
  routes.route('/', restorationRoutes(deps, codes));
  const readBangs = bangsFrom(join(built.root, 'bangs.json'), log);
  const beacon = new Beacon(config, events, deps.eventDropped);
  const mayStillBegin = mayStill('begin-count');
  const shares = new SetShares(clock);
  quickRoutes.route(
    '/',
    beaconRoutes(beacon, log, https, (c, free) =>
      shares.take(clientKey(c, config), free, () => mayStillBegin(c)),
    ),
  );
  const search = openSearch(deps, join(content, 'phrases'), readBangs);
  const suggestions = searchRoutes(search, log, https);
  // Another's suggestions may be long in coming.
  (config.services.suggestionUpstream === undefined ? quickRoutes : routes).route('/', suggestions);
  routes.route(
    '/',
    bangSearchRoutes(readBangs, (c) =>
      reading.take('search-bangs', { network: clientKey(c, config) }, clock.now()),
    ),
  );
  const allows = (image: URL) => images.allows(image);
  routes.route('/', searchWithSettingsRoutes(config.publicUrl));
  routes.route('/', imageRoutes(images, new FetchImage({ allows, ...deps.imageHosts })));
  routes.route(
    '/',
    contentRoutes(
      blogUpstream === undefined ? ownBlog : new UpstreamBlog(blogUpstream, images, clock, log),
      asFiles(built, https),
    ),
  );
  if (blogUpstream !== undefined) routes.route('/', blogElsewhereRoutes(blogUpstream));
  routes.route('/', downloadRoutes(config.services.downloadUrl, config.publicUrl));
  routes.route('/', cohortRoutes(deps));
  routes.route('/', cloudSettingsRoutes(deps, settings, limits, reading));
  routes.route('/', feedbackRoutes(config, feedback));
  routes.route('/', withdrawalRoutes(config, withdrawals));
  routes.route('/', supportRoutes(config, askSupport));
  routes.route(
    '/',
    reportRoutes(violations, {
      mayCount: mayStill('report-violation'),
      mayBegin: mayStill('report-new-violation'),
    }),
  );
  routes.route('/', countsRoutes(deps));
  if (import.meta.env.VITE_SITE_ENV !== 'production' && config.siteEnv !== 'production') {
    const { beaconPageRoutes } = await import('./dev/beacon-page.tsx');
    const { experimentsPageRoutes } = await import('./dev/experiments/experiments-page.tsx');
    routes.route('/', beaconPageRoutes(db, events));
    routes.route('/', experimentsPageRoutes(db, events));
  }

  return {
    quickRoutes,
    quick: [quickBeacon(beacon, https), quickAutocomplete(search, https)],
    routes,
    tidy: [
      ...oldCounts(db, config.services.countsKeptDays),
      unusedSettings(db),
      expiredCodes(db),
      oldFeedback(db),
      oldWithdrawals(db),
    ],
    beaconFigures: () => events.figures(),
    close: async () => {
      await events.close();
      await violations.flush();
    },
  };
}

function openSearch(
  { config, clock, log }: Pick<ServerDeps, 'config' | 'clock' | 'log'>,
  phrases: string,
  readBangs: () => Promise<BangIndex>,
): Suggest {
  const { suggestionUpstream } = config.services;
  const library = new PhraseLibrary(phrases, log);
  const upstream =
    suggestionUpstream === undefined ? null : new SuggestionUpstream(suggestionUpstream, clock, log);
  return new Suggest(library, readBangs, upstream);
}

/** Gives the bangs of a file, which is read once, when somebody first asks for one. */
function bangsFrom(file: string, log: ServerDeps['log']): () => Promise<BangIndex> {
  let bangs: Promise<BangIndex> | undefined;
  return () => {
    bangs ??= BangIndex.read(file).catch((error: unknown) => {
      log.warn({ err: error }, 'no bangs can be found or completed');
      return BangIndex.of([]);
    });
    return bangs;
  };
}

/** Answers with the file of the path, packed and tagged as all files of the site. */
function asFiles(built: BuiltSite, https: boolean) {
  const app = siteFiles({ built, https });
  return (c: { readonly req: { readonly raw: Request } }) => app.fetch(c.req.raw);
}
