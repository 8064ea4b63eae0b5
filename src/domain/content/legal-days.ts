/**
 * The day each legal text last changed, as `2026-11-22`, for its list of changes and for search engines. Site facts,
 * section 8.
 */
export const legalDays = {
  privacy: '2026-11-28',
  terms: '2026-11-28',
  acceptableUse: '2026-11-28',
  legalNotice: '2026-11-28',
  withdrawal: '2026-11-28',
  subscription: '2026-11-28',
  benefits: '2026-11-28',
  chat: '2026-11-28',
} as const;

/** The name of a legal text. */
export type LegalTextName = keyof typeof legalDays;
