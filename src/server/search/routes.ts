import { Hono } from 'hono';
import {
  type AutocompleteListReply,
  AutocompleteQuery,
  type AutocompleteReply,
  autocompletePath,
} from '../../contract/search.ts';
import { defaultRegion } from '../../domain/search/regions.ts';
import { readQuery } from '../http/read-input.ts';
import type { Logger } from '../log.ts';
import type { Suggest } from './suggest.ts';

/** Autocomplete, to be mounted at the root. A failure is an empty list: a search box must not stumble over it. */
export function searchRoutes(suggest: Suggest, log: Logger): Hono {
  return new Hono().on('GET', [autocompletePath, `${autocompletePath}/`], async (c) => {
    const { q = '', kl = defaultRegion, type } = readQuery(c, AutocompleteQuery);
    const found = await suggest.complete({ query: q, region: kl }).catch((error: unknown) => {
      log.warn({ err: error }, 'autocomplete failed');
      return [];
    });
    // What somebody types is kept by his own browser at most.
    c.header('Cache-Control', 'private, max-age=300');
    c.header('X-Content-Type-Options', 'nosniff');
    if (type === 'list') return c.json<AutocompleteListReply>([q, found.map(({ phrase }) => phrase)]);
    return c.json<AutocompleteReply>([...found]);
  });
}
