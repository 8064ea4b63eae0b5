import { Hono } from 'hono';
import { getQueryParam } from 'hono/utils/url';
import {
  type AutocompleteListReply,
  AutocompleteQuery,
  type AutocompleteReply,
  autocompletePath,
} from '../../contract/search.ts';
import { defaultRegion } from '../../domain/search/regions.ts';
import { isUnicode } from '../http/is-unicode.ts';
import type { QuickService } from '../http/quick-calls.ts';
import { readQuery } from '../http/read-input.ts';
import type { Logger } from '../log.ts';
import { dataAnswers, toResponse } from '../site/complete-answer.ts';
import type { Completion, Suggest } from './suggest.ts';

const kept = {
  'Content-Type': 'application/json',
  // A visitor's input may be cached by their own browser only.
  'Cache-Control': 'private, max-age=300',
};

/**
 * Autocomplete, to be mounted at the root; `https` says whether visitors use HTTPS. A failure returns an empty list, so
 * that the search box keeps working.
 */
export function searchRoutes(suggest: Suggest, log: Logger, https: boolean): Hono {
  const answer = dataAnswers(https, kept);
  return new Hono().on('GET', [autocompletePath, `${autocompletePath}/`], async (c) => {
    const { q = '', kl = defaultRegion, type } = readQuery(c, AutocompleteQuery);
    const found = await suggest.complete({ query: q, region: kl }).catch((error: unknown) => {
      log.warn({ err: error }, 'autocomplete failed');
      return [];
    });
    return toResponse(answer(replyOf(found, q, type)));
  });
}

/** A fast path that bypasses the middleware, for completions available at once. */
export function quickAutocomplete(suggest: Suggest, https: boolean): QuickService {
  const answer = dataAnswers(https, kept);
  return {
    route: autocompletePath,
    begins: autocompletePath,
    methods: ['GET'],
    answer: (path, url) => {
      if ((path !== autocompletePath && path !== `${autocompletePath}/`) || !isUnicode(url)) return null;
      const { q = '', kl = defaultRegion, type } = queryOf(url);
      const found = suggest.completeNow({ query: q, region: kl });
      return found === null ? null : answer(replyOf(found, q, type));
    },
  };
}

/** Parses the query; all parameters are strings, as the contract requires. */
function queryOf(url: string): AutocompleteQuery {
  const query = getQueryParam(url);
  return typeof query === 'object' ? query : {};
}

function replyOf(found: readonly Completion[], asked: string, type: string | undefined): string {
  const reply: AutocompleteListReply | AutocompleteReply =
    type === 'list' ? [asked, found.map(({ phrase }) => phrase)] : [...found];
  return JSON.stringify(reply);
}
