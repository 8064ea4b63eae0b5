import { Hono } from 'hono';
import { authBase } from '../contract/auth.ts';
import { devPaths } from '../contract/dev.ts';
import { sitePaths } from '../contract/site.ts';
import { subscriptionBase, subscriptionPaths } from '../contract/subscription.ts';
import { answerErrors } from './error-answers.ts';
import type { EveryCall } from './every-call.ts';
import { healthRoutes, type ReadyCheck } from './health.ts';
import { answerInTime } from './http/answer-in-time.ts';
import type { CallBindings } from './http/client-address.ts';
import { devPassword } from './http/dev-password.ts';
import { errorAnswer } from './http/http-error.ts';
import { largestBody, limitBody } from './http/limit-body.ts';
import { rowRules } from './http/row-rules.ts';
import { wholeBody } from './http/whole-body.ts';
import type { Modules } from './open-modules.ts';
import { leadToResults } from './search/results.ts';
import { servedRows } from './served-rows.ts';
import type { BuiltSite } from './site/built-site.ts';

/** The bindings of a call; `unknownPath` is set if no service has its path. */
export type SiteBindings = { Bindings: CallBindings & { unknownPath?: boolean } };

interface RouteParts {
  readonly modules: Modules;
  readonly everyCall: EveryCall;
  readonly built: BuiltSite | undefined;
  /** The checks that `/readyz` runs. */
  readonly readyChecks: readonly ReadyCheck[];
  /** Milliseconds until a request is answered with 503; by default what `answerInTime` says. */
  readonly longestWait: number | undefined;
}

/**
 * Mounts every module. The order matters: a call passes what all calls have in common, then the limits of time and body size,
 * then its module. The built pages are mounted after all of these.
 */
export function mountRoutes(parts: RouteParts): Hono<SiteBindings> {
  const { modules, everyCall, built, readyChecks, longestWait } = parts;
  const { deps, auth, subscriptions, services, dev } = modules;
  const { config, log } = deps;
  const app = new Hono<SiteBindings>();
  answerErrors(app, log, built, config.publicUrl.startsWith('https:'));
  app.notFound((c) => {
    if (c.env) c.env.unknownPath = true;
    return errorAnswer(c, 404, 'not_found');
  });

  app.route('/', everyCall.routes);
  // These wait for nothing but a body, and are called thousands of times a second.
  app.on('POST', sitePaths.beacon, answerInTime([], longestWait));
  app.route('/', services.quickRoutes);
  // A card provider waits longer than a visitor, and moving the clock takes long.
  app.use(answerInTime([subscriptionBase + subscriptionPaths.webhook, devPaths.clock], longestWait));
  app.use(limitBody(largestBody), wholeBody);
  if (config.devPassword !== undefined) app.use('/dev/*', devPassword(config.devPassword));
  app.route('/', rowRules(servedRows(config), config, longestWait));

  app.get('*', leadToResults(config.services.searchUrl));
  app.route('/', healthRoutes(readyChecks, log));
  app.route(authBase, auth.routes);
  app.route('/', auth.pages);
  app.route(subscriptionBase, subscriptions.routes(deps));
  app.route('/', services.routes);
  if (dev !== null) app.route('/', dev.routes);
  // Without built pages, Vite's dev server has the pages, including those below /dev.
  for (const area of [`${subscriptionBase}/*`, ...(built === undefined ? [] : ['/dev/*'])]) {
    app.all(area, (c, next) =>
      built?.table.pages.has(c.req.path) ? next() : errorAnswer(c, 404, 'not_found'),
    );
  }
  return app;
}
