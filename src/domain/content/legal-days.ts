/** The day each legal text last changed, as `2026-11-22`: for its list of changes and for search engines. Site facts, section 8. */
export const legalDays = {
  privacy: '2026-11-27',
  terms: '2026-11-27',
  acceptableUse: '2026-11-25',
  legalNotice: '2026-11-22',
  withdrawal: '2026-11-22',
  subscription: '2026-11-27',
  benefits: '2026-11-27',
  chat: '2026-11-27',
} as const;

/** The name of a legal text. */
export type LegalTextName = keyof typeof legalDays;
