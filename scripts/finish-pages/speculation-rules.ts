import { pageAt, pagePaths } from '../../src/ui/pages.ts';

const isLive = (path: string) => pageAt(path).pageClass === 'live';

/** Patterns for live pages, by the topmost path at or below which all pages are live, which keeps the file small. */
function livePatterns(): readonly string[] {
  const below = (top: string) => pagePaths.filter((path) => path === top || path.startsWith(`${top}/`));
  const tops = pagePaths.filter(isLive).map((path) => {
    const names = path.split('/').slice(1);
    const above = names.map((_, depth) => `/${names.slice(0, depth + 1).join('/')}`);
    return above.find((top) => below(top).every(isLive)) ?? path;
  });
  return [...new Set(tops)].map((top) => `{/:locale}?${top}{/*}?`);
}

/** Pages that React takes over, services and tools: nothing that hovering over a link should start. */
const notAhead = [...livePatterns(), '/api/*', '/dev/*', '/download/*', '/assets/*'];

/** The pages that a browser may prerender before a click. A header names the file, so that no page carries it. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { selector_matches: '[rel~="nofollow"], [download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
