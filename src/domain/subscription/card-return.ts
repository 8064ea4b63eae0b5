/** Values of the `payment` parameter with which the card page returns when nothing was bought. */
const outcomes = ['cancelled', 'declined'] as const;

/** Why a visit to the card page ended without a purchase: the visitor left, or the card was declined. */
export type CardReturn = (typeof outcomes)[number];

/** Reads it from the query of the plan page's address; null when the visitor did not come back from the card page. */
export function cardReturnOf(query: URLSearchParams): CardReturn | null {
  const payment = query.get('payment');
  return outcomes.find((known) => known === payment) ?? null;
}
