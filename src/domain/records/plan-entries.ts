/** Belongs to this browser for thirty days. */
export const ofMonth = { medium: 'local', lifetimeSeconds: 2_592_000, clearedOnSignOut: false } as const;

/** A purchase that was begun. As long as the card provider's page can be paid: whoever comes back from it late has paid all the same. */
export const ofCheckout = { medium: 'local', lifetimeSeconds: 86_400, clearedOnSignOut: true } as const;
