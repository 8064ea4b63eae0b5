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

/** What a call brings; `unknownPath` is set where no service knows its path. */
export type SiteBindings = { Bindings: CallBindings & { unknownPath?: boolean } };

interface RouteParts {
  readonly modules: Modules;
  readonly everyCall: EveryCall;
  readonly built: BuiltSite | undefined;
  /** What `/readyz` looks at. */
  readonly readyChecks: readonly ReadyCheck[];
  /** Milliseconds a visitor waits before the answer is 503; unless given, what `answerInTime` says. */
  readonly longestWait: number | undefined;
}

/**
 * Mounts every module. The order is part of it: a call meets what all calls have in common, then what bounds its time and its body,
 * then its module; what no module has answered is left to the built pages, which come after.
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
  // Whose answers wait for nothing but a body, and come thousands of times a second.
  app.on('POST', sitePaths.beacon, answerInTime([], longestWait));
  app.route('/', services.quickRoutes);
  // A card provider waits longer than a visitor, and moving the clock is work.
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
  // Without built pages somebody else has them, those below /dev as well: the developer server.
  for (const area of [`${subscriptionBase}/*`, ...(built === undefined ? [] : ['/dev/*'])]) {
    app.all(area, (c, next) =>
      built?.table.pages.has(c.req.path) ? next() : errorAnswer(c, 404, 'not_found'),
    );
  }
  return app;
}
