import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import type { QuickService } from '../http/quick-calls.ts';
import type { NetworkLimits } from '../limits/network-limits.ts';
import { BangIndex } from './bang-index.ts';
import { bangSearchRoutes } from './bang-search-page.tsx';
import { PhraseLibrary } from './phrase-library.ts';
import { quickAutocomplete, searchRoutes } from './routes.ts';
import { searchWithSettingsRoutes } from './search-with-settings.ts';
import { Suggest } from './suggest.ts';
import { SuggestionUpstream } from './upstream.ts';

/** Where the data of search lies. */
interface SearchData {
  /** The folder of the phrases. */
  readonly phrases: string;
  /** The file of the bangs. */
  readonly bangs: string;
}

/** What the server does for search: completion, bangs, a search with the settings of an address. */
export interface OpenSearch {
  /** To be mounted at the root, before what bounds the time and the body of a call. */
  readonly quickRoutes: Hono;
  /** Completion past the middleware. */
  readonly quick: QuickService;
  /** To be mounted at the root. */
  readonly routes: Hono;
}

/** Opens it; phrases and bangs are read when somebody first asks for one. */
export function openSearch(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'log'> & { readonly networkLimits: NetworkLimits },
  data: SearchData,
): OpenSearch {
  const { config, clock, log, networkLimits } = deps;
  const { suggestionUpstream } = config.services;
  const https = config.publicUrl.startsWith('https:');
  const readBangs = bangsFrom(data.bangs, log);
  const upstream =
    suggestionUpstream === undefined ? null : new SuggestionUpstream(suggestionUpstream, clock, log);
  const suggest = new Suggest(new PhraseLibrary(data.phrases, log), readBangs, upstream);

  const [quickRoutes, routes] = [new Hono(), new Hono()];
  // Another's suggestions may be long in coming.
  (upstream === null ? quickRoutes : routes).route('/', searchRoutes(suggest, log, https));
  routes.route(
    '/',
    bangSearchRoutes(readBangs, (c) => networkLimits.waitFor('search-bangs', c)),
  );
  routes.route('/', searchWithSettingsRoutes(config.publicUrl));
  return { quickRoutes, quick: quickAutocomplete(suggest, https), routes };
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
