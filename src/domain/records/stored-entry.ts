/** How an entry is stored: `local` is shared by all tabs and outlives them, `session` lasts for one tab's visit. */
export interface StoredEntry {
  readonly medium: 'local' | 'session';
  /** Counted from the last write; null for an entry that lives as long as its medium. */
  readonly lifetimeSeconds: number | null;
  readonly clearedOnSignOut: boolean;
}

// Separate from the table in `application/ports/key-value-store.ts`, which static pages do not need; the few entries
// they use are in files of their own (`visit-entry.ts`, `plan-entries.ts`), so that their scripts contain no more than
// that.

/** Belongs to the signed-in visitor. */
export const ofAccount = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: true } as const;

/** Belongs to a sign-in in progress. */
export const ofSignIn = { medium: 'session', lifetimeSeconds: 600, clearedOnSignOut: true } as const;

/** Belongs to this browser until a feature is turned off. */
export const ofBrowser = { medium: 'local', lifetimeSeconds: null, clearedOnSignOut: false } as const;
