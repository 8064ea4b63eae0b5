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
import { dataAnswers } from '../site/complete-answer.ts';
import type { Suggest } from './suggest.ts';

/** Autocomplete, to be mounted at the root; `https` tells whether visitors come by it. A failure is an empty list: a search box must not stumble over it. */
export function searchRoutes(suggest: Suggest, log: Logger, https: boolean): Hono {
  const answer = dataAnswers(https, {
    'Content-Type': 'application/json',
    // What somebody types is kept by his own browser at most.
    'Cache-Control': 'private, max-age=300',
  });
  return new Hono().on('GET', [autocompletePath, `${autocompletePath}/`], async (c) => {
    const { q = '', kl = defaultRegion, type } = readQuery(c, AutocompleteQuery);
    const found = await suggest.complete({ query: q, region: kl }).catch((error: unknown) => {
      log.warn({ err: error }, 'autocomplete failed');
      return [];
    });
    const reply: AutocompleteListReply | AutocompleteReply =
      type === 'list' ? [q, found.map(({ phrase }) => phrase)] : [...found];
    return answer(JSON.stringify(reply));
  });
}
