/** The figures the site states about itself. See the specification, section 1. */
export const figures = {
  teamSize: 335,
  donatedUsd: 6_950_000,
  ratings: {
    iOS: { stars: 4.8, reviews: 2900 },
    Android: { stars: 4.7, reviews: 2300 },
  },
} as const;
