/** How an entry is kept: `local` is shared by tabs and outlives them, `session` is one tab's visit. */
export interface StoredEntry {
  readonly medium: 'local' | 'session';
  /** Counted from the last writing; null for an entry that lives as long as its medium. */
  readonly lifetimeSeconds: number | null;
  readonly clearedOnSignOut: boolean;
}

// Apart from the table in `application/ports/key-value-store.ts`, because static pages know few entries and do without it; what they know
// is in files of its own (`visit-entry.ts`, `plan-entries.ts`), so that their scripts have no more than that.

/** Belongs to the visitor who is signed in. */
export const ofAccount = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: true } as const;

/** Belongs to a sign-in that is under way. */
export const ofSignIn = { medium: 'session', lifetimeSeconds: 600, clearedOnSignOut: true } as const;

/** Belongs to this browser until a feature is turned off. */
export const ofBrowser = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: false } as const;
