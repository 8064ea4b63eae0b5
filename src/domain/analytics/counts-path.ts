/** Where yesterday's totals lie on the site, as JSON: for programs and for visitors alike. */
export const countsPath = '/counts.json';
