import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { devPaths } from '../../contract/dev.ts';
import { subscriptionBase, subscriptionPaths } from '../../contract/subscription.ts';
import { EmailUndo } from '../auth/email/email-undo.ts';
import type { ServerDeps } from '../deps.ts';
import { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';
import { Mailbox } from '../mail/mailbox.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import { type PostEvent, postOverHttp } from '../payment/simulator/event-dispatcher.ts';
import { Simulator } from '../payment/simulator/simulator.ts';
import { SubscriptionEntitlements } from '../subscription/entitlements.ts';
import { clockRoutes } from './clock-routes.tsx';
import { endWait } from './end-wait.ts';
import { followClock } from './follow-clock.ts';
import { hostPageRoutes } from './host/host-page.tsx';
import { hostTokenRoutes } from './host/token-routes.ts';
import { mailRoutes } from './mail-routes.tsx';
import { protect } from './page.tsx';
import { payRoutes } from './pay-routes.tsx';
import { portalRoutes } from './portal-routes.tsx';
import { scenarioRoutes } from './scenario-routes.tsx';
import { isMovable, ScenarioTime, type Ticking } from './scenario-time.ts';
import { searchPageRoutes } from './search-page.tsx';
import { SignedStates } from './states/signed-states.ts';
import { statesRoutes } from './states/states-routes.tsx';

/** What only exists outside production: the simulated card provider and the pages under `/dev`. */
export interface DevModule {
  readonly provider: CardProvider;
  /** To be mounted at the root. */
  readonly routes: Hono;
  /** Registers something else that acts by itself when the clock is moved, besides the card provider. */
  readonly tickWith: (other: Ticking) => void;
  /** Starts delivering the provider's events; call it once the site is reachable. */
  readonly start: () => Promise<void>;
  /** Resolves when every event that is due has been tried. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the module. `post` replaces HTTP in tests; by default events are posted to the site's own URL. */
export function openDevModule(
  deps: Omit<ServerDeps, 'verifyBearer' | 'ownerLimits'> & { readonly limits: Limits },
  post?: PostEvent,
): DevModule {
  const { config, clock, db, log, limits } = deps;
  const hash = new KeyedHash(config.secrets.site);
  const undo = EmailUndo.of(config.secrets.site);
  const webhook = config.publicUrl + subscriptionBase + subscriptionPaths.webhook;
  const secrets = config.secrets.cardWebhook.split(',').map((secret) => secret.trim());
  const simulator = new Simulator(db, clock, log, secrets, post ?? postOverHttp(webhook));
  const ticking: Ticking[] = [simulator];
  const time = isMovable(clock) ? new ScenarioTime(clock, ticking) : null;
  // An embedded store has a single process, so nobody else moves the clock.
  const follow = time === null || config.databaseUrl === undefined ? null : followClock(time, log);

  const routes = new Hono();
  routes.route(parentOf(devPaths.pay), payRoutes(simulator.hosted, clock));
  routes.route(parentOf(devPaths.portal), portalRoutes(simulator.portal, clock));
  routes.route(
    devPaths.clock,
    clockRoutes(db, () => clock.now(), time),
  );
  routes.route(devPaths.clock, scenarioRoutes(deps, simulator, time));
  routes.route(
    '/dev',
    mailRoutes(new Mailbox(db), (to) => endWait({ db, hash, undo, limits }, to, clock.now())),
  );
  routes.route('/', searchPageRoutes());
  routes.route('/', statesRoutes(new SignedStates(hash)));
  routes.route('/', hostPageRoutes());
  routes.route('/', hostTokenRoutes(deps, simulator, new SubscriptionEntitlements(db)));
  routes.get('/dev', (c) => c.redirect(devPaths.mailbox, 302));
  routes.get('/dev/bricolage.woff2', async (c) => {
    const face = await displayFace();
    if (face === null) return c.notFound();
    protect(c);
    return c.body(face, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' });
  });

  return {
    provider: simulator.provider,
    routes,
    tickWith: (other) => ticking.push(other),
    start: () => simulator.start(),
    settled: () => simulator.settled(),
    close: async () => {
      await follow?.stop();
      await simulator.stop();
    },
  };
}

function parentOf(path: string): string {
  return path.replace(/\/:[a-z]+$/, '');
}

/** The font of headings, from the site's own package; null where only the built site is installed. */
async function displayFace(): Promise<Uint8Array<ArrayBuffer> | null> {
  const name = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  try {
    return new Uint8Array(await readFile(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}
