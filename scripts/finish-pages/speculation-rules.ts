/** Pages that React takes over, services and tools: nothing that a pointer passing over a link should start. */
const notAhead = [
  '/pro*',
  '/*/pro*',
  '/subscriptions*',
  '/*/subscriptions*',
  '/api/*',
  '/dev/*',
  '/download/*',
  '/assets/*',
];

/** Which pages a browser may get ready before a click. A header names the file, so that no page carries it. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notAhead.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[rel~="nofollow"], [download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
