/** Belongs to one tab's visit. */
export const ofVisit = { medium: 'session', lifetimeSeconds: null, clearedOnSignOut: false } as const;
