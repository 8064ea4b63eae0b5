/** How an entry is kept: `local` is shared by tabs and outlives them, `session` is one tab's visit. */
export interface StoredEntry {
  readonly medium: 'local' | 'session';
  /** Counted from the last writing; null for an entry that lives as long as its medium. */
  readonly lifetimeSeconds: number | null;
  readonly clearedOnSignOut: boolean;
}

// Apart from the table in `application/ports/key-value-store.ts`, because static pages know few entries and do without it.

/** Belongs to whoever is signed in. */
export const ofAccount = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: true } as const;

/** Belongs to a sign-in that is under way. */
export const ofSignIn = { medium: 'session', lifetimeSeconds: 600, clearedOnSignOut: true } as const;

/** Belongs to the visit of one tab. */
export const ofVisit = { medium: 'session', lifetimeSeconds: null, clearedOnSignOut: false } as const;

/** Belongs to this browser until a feature is turned off. */
export const ofBrowser = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: false } as const;

/** Belongs to this browser for thirty days. */
export const ofMonth = { medium: 'local', lifetimeSeconds: 2_592_000, clearedOnSignOut: false } as const;

/** A purchase that was begun. As long as the card provider's page can be paid: whoever comes back from it late has paid all the same. */
export const ofCheckout = { medium: 'local', lifetimeSeconds: 86_400, clearedOnSignOut: true } as const;
