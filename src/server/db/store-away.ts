/** The store did not answer, or cannot take anything at present. Nothing is known about the call that met it. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

// SQLSTATE classes: connection, too few resources (a full disk among them), operator's intervention (a statement that
// took too long among them), trouble of the system, and transactions that got in each other's way. One of its own: the
// server takes reads alone, as one does whose place another has taken.
const passing = /^(?:(?:08|40|53|57|58)[0-9A-Z]{3}|25006)$/;

/** True when trying again later may help: the store is away, full, or was too busy. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreAwayError) return true;
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.test(error.code)
  );
}
