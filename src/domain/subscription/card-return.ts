/** How the card page says, in the address of the page it leads back to, that nothing was bought. */
const outcomes = ['cancelled', 'declined'] as const;

/** How a visit to the card page ended that bought nothing: it was left, or the card was declined. */
export type CardReturn = (typeof outcomes)[number];

/** Reads it from the query of the plan page's address; null for an address that the card page did not lead to. */
export function cardReturnOf(query: URLSearchParams): CardReturn | null {
  const payment = query.get('payment');
  return outcomes.find((known) => known === payment) ?? null;
}
