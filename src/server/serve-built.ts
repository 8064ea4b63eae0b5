import { join } from 'node:path';
import type { Env, Hono } from 'hono';
import { serviceChoice, turnLength } from '../domain/experiment/service-choice.ts';
import { type Clock, SystemClock } from './clock.ts';
import type { ServerDeps } from './deps.ts';
import type { AtOnce } from './http/at-once.ts';
import { memoryPages } from './http/memory-pages.ts';
import { signUpPageRoutes } from './newsletter/sign-up-page.ts';
import { resultWebOrigins } from './search/results.ts';
import type { BuiltSite } from './site/built-site.ts';
import { EarlierAssets } from './site/earlier-assets.ts';
import { FileAnswers } from './site/file-answers.ts';
import { pagesWithSettings } from './site/pages-with-settings.ts';
import { prefilledReport } from './site/prefilled-report.ts';
import { siteFiles } from './site/site-files.ts';

/** The served pages and files. */
interface ServedSite {
  /** Answers calls for files that are in memory. */
  readonly fromMemory: AtOnce;
  readonly stop: () => Promise<void>;
}

/** Serves the built site, and the kept scripts and styles of earlier builds. To be mounted after the services. */
export function serveBuilt<Bound extends Env>(
  app: Hono<Bound>,
  built: BuiltSite,
  { config, clock, log }: Pick<ServerDeps, 'config' | 'clock' | 'log'>,
  isOfContract: (path: string) => boolean,
): ServedSite {
  const earlier =
    config.keptAssets === null ? undefined : new EarlierAssets(config.keptAssets, new SystemClock(), log);
  earlier?.start(join(built.root, 'assets'));
  app.route(
    '/',
    signUpPageRoutes((path) => built.table.pages.has(path)),
  );
  const sending = {
    built,
    https: config.publicUrl.startsWith('https:'),
    formWebOrigins: resultWebOrigins(config.services.searchUrl),
    chosen: choiceBy(clock),
  };
  const answers = new FileAnswers(sending);
  app.use(pagesWithSettings(answers));
  app.use(prefilledReport(answers));
  app.route('/', siteFiles({ ...sending, earlier }, answers));
  const handlersOf = (path: string) => app.router.match('GET', path)[0].map(([[handler]]) => handler);
  let ofEveryPath: ReadonlySet<unknown> | undefined;
  const isPlain = (path: string) => {
    ofEveryPath ??= new Set(handlersOf('/what no service knows'));
    return !isOfContract(path) && handlersOf(path).every((handler) => ofEveryPath?.has(handler));
  };
  return {
    fromMemory: memoryPages(answers, isPlain),
    stop: async () => earlier?.stop(),
  };
}

/** The variants chosen by the service at this time ({@link serviceChoice}), computed once per turn. */
function choiceBy(clock: Clock): () => string {
  let known = { turn: Number.NaN, choice: '' };
  return () => {
    const now = clock.now();
    const turn = Math.floor(now / turnLength);
    if (turn !== known.turn) known = { turn, choice: serviceChoice(now) };
    return known.choice;
  };
}
