/** Figures the site states about itself, defined only here. Specification, section 1. */
export const figures = {
  /** People in the team. */
  teamSize: 335,
  monthlySearches: 3_000_000,
  /** Rank among search engines on mobile devices. */
  mobileSearchRank: 2,
  monthlyDownloads: 9_000_000,
  /** Stars out of five, across both stores. */
  appRating: 4.8,
  /** Stars out of five and number of reviews in each store. */
  ratings: {
    iOS: { stars: 4.8, reviews: 2_900 },
    Android: { stars: 4.7, reviews: 2_300 },
  },
  /** All donations so far, in US dollars. */
  donatedUsd: 6_950_000,
} as const;
