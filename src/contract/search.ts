import * as z from 'zod/mini';

/** Path of the autocomplete service, at the root; a trailing slash makes no difference. */
export const autocompletePath = '/ac';

/**
 * Query of autocomplete: `q` is the input, `kl` a region or a bare language code, `type=list` selects the OpenSearch
 * form.
 */
export const AutocompleteQuery = z.object({
  q: z.optional(z.string()),
  kl: z.optional(z.string()),
  type: z.optional(z.string()),
});
export type AutocompleteQuery = z.infer<typeof AutocompleteQuery>;

/** Response of autocomplete, best first. A completed bang has the name of its site as `snippet`. */
export const AutocompleteReply = z.array(z.object({ phrase: z.string(), snippet: z.optional(z.string()) }));
export type AutocompleteReply = z.infer<typeof AutocompleteReply>;

/** The same for browsers (`type=list`): the query as sent, then the phrases. */
export const AutocompleteListReply = z.tuple([z.string(), z.array(z.string())]);
export type AutocompleteListReply = z.infer<typeof AutocompleteListReply>;

/**
 * Query of the plain page that searches bangs: `q` is the input, with or without the mark; or `category` and `group`
 * name a group of the list, which is shown in full. `locale` is that of the page that led here.
 */
export const BangSearchQuery = z.object({
  q: z.optional(z.string()),
  category: z.optional(z.string()),
  group: z.optional(z.string()),
  locale: z.optional(z.string()),
});
