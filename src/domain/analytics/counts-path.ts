/** Where yesterday's totals are published as JSON, for programs and visitors alike. */
export const countsPath = '/counts.json';
