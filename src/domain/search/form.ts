/** What the fields of the search form are called: what was typed, which box it was typed into, and what is to answer. */
export const searchParams = { query: 'q', source: 't', answers: 'ia' } as const;

/** The value of `ia` that asks the AI chat in place of the search. */
export const chatAnswers = 'chat';

/**
 * Whether a search takes a setting along where the visitor changed it: all but those for our own pages, because the results may be on a
 * host that does not see our cookies. By the form of its code alone, in as few bytes as a head may have. Site facts, section 1.1.
 */
export function isForSearch(code: string): boolean {
  return /^k(?!ax$|ak$)\w{1,3}$/.test(code);
}
