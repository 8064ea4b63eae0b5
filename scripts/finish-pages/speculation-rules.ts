import { pageAt, pagePaths } from '../../src/ui/pages.ts';

const isLive = (path: string) => pageAt(path).pageClass === 'live';

/** Live pages by their paths, or by their area where nothing else is in it, so that the file stays small. */
function livePatterns(): readonly string[] {
  const patterns = pagePaths.filter(isLive).map((path) => {
    const area = path.split('/', 2).join('/');
    const others = pagePaths.filter((other) => other === area || other.startsWith(`${area}/`));
    return others.every(isLive) ? `${area}/*` : path;
  });
  return [...new Set(patterns)];
}

/** Pages that React takes over, services and tools: nothing that a pointer passing over a link should start. */
const notAhead = [
  ...livePatterns().flatMap((pattern) => [pattern, `/*${pattern}`]),
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
