/** The store did not answer or cannot accept anything right now. Whether the call took effect is unknown. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

// SQLSTATE classes: connection, insufficient resources (such as a full disk), operator intervention (such as a statement
// timeout), system error, and transaction conflicts. Also the code for a read-only server, as one becomes when another
// has taken its place.
const passing = /^(?:(?:08|40|53|57|58)[0-9A-Z]{3}|25006)$/;

/** True when retrying later may help: the store is unreachable, full, or was too busy. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreAwayError) return true;
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.test(error.code)
  );
}
