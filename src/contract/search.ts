import * as z from 'zod/mini';

/** Path of the autocomplete service, at the root; a slash after it is the same call. */
export const autocompletePath = '/ac';

/** Query of autocomplete: `q` what was typed, `kl` a region or a bare language code, `type=list` for the OpenSearch form. */
export const AutocompleteQuery = z.object({
  q: z.optional(z.string()),
  kl: z.optional(z.string()),
  type: z.optional(z.string()),
});
export type AutocompleteQuery = z.infer<typeof AutocompleteQuery>;

/** Answer of autocomplete, best first. A completed bang brings the name of its site as `snippet`. */
export const AutocompleteReply = z.array(z.object({ phrase: z.string(), snippet: z.optional(z.string()) }));
export type AutocompleteReply = z.infer<typeof AutocompleteReply>;

/** The same for browsers (`type=list`): the query as it was sent, then the phrases. */
export const AutocompleteListReply = z.tuple([z.string(), z.array(z.string())]);
export type AutocompleteListReply = z.infer<typeof AutocompleteListReply>;

/**
 * Query of the plain page that finds bangs: `q` what was typed, with or without the mark, or a group of the list by its `category`
 * and its own name, of which all are shown; and the `locale` of the page that led here.
 */
export const BangSearchQuery = z.object({
  q: z.optional(z.string()),
  category: z.optional(z.string()),
  group: z.optional(z.string()),
  locale: z.optional(z.string()),
});
