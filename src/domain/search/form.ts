/** The fields of the search form: the query, which box it was typed into, and what is to answer. */
export const searchParams = { query: 'q', source: 't', answers: 'ia' } as const;

/** The value of `ia` that sends the query to the AI chat instead of search. */
export const chatAnswers = 'chat';

/**
 * Tells whether a setting, if changed, is passed to search in the address: all except those for our own pages, because
 * the results may be on a host that does not receive our cookies. Decided by the form of its code, in as few bytes as
 * the head can afford. Site facts, section 1.1.
 */
export function isForSearch(code: string): boolean {
  return /^k(?!ax$|ak$)\w{1,3}$/.test(code);
}
