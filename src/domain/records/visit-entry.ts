/** Belongs to the visit of one tab. */
export const ofVisit = { medium: 'session', lifetimeSeconds: null, clearedOnSignOut: false } as const;
