/** Stored in this browser for thirty days. */
export const ofMonth = { medium: 'local', lifetimeSeconds: 2_592_000, clearedOnSignOut: false } as const;

/**
 * A purchase in progress. Stored as long as the card provider's page can be paid, because a visitor who returns from it
 * late has paid all the same.
 */
export const ofCheckout = { medium: 'local', lifetimeSeconds: 86_400, clearedOnSignOut: true } as const;
