import { splitPath } from '../../src/domain/locale/locale.ts';
import { namedMediaTypes } from '../../src/server/site/media-type.ts';
import { type PageTableFile, policyWith } from '../../src/server/site/page-table.ts';
import { reportingHeaders, securityHeaders } from '../../src/server/site/security-headers.ts';

/** So long may a line of `_headers` be at Cloudflare; a longer one is left out there. */
export const longestLine = 2000;

/**
 * The text of a `_headers` file for a host on https that serves the folder without our server. Such a host takes some hundred
 * rules, so a page class has one policy with the hashes of all its pages. What a rule says holds for every address it
 * matches, so static pages, the many, have theirs from `/*`; each other page takes it off again (`!`, as Cloudflare reads it;
 * Netlify has the later rule win by itself) and says its own, once for the default locale and once for all others.
 */
export function staticHostHeaders(table: PageTableFile): string {
  const others = new Map(
    Object.keys(table.pages).flatMap((address) => {
      const pageClass = classOf(table, address);
      return pageClass === undefined || pageClass === 'static' ? [] : [[splitPath(address).path, pageClass]];
    }),
  );
  const rules = [
    rule('/*', {
      ...securityHeaders(true),
      ...reportingHeaders,
      ...policyHeader(table, 'static'),
      'Speculation-Rules': `"${table.speculationRules}"`,
    }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    rule(table.speculationRules, { 'Content-Type': 'application/speculationrules+json' }),
    ...Object.entries(namedMediaTypes).map(([name, type]) => rule(`/${name}`, { 'Content-Type': type })),
    ...[...others].flatMap(([path, pageClass]) =>
      [path, `/:locale${path}`].map((address) =>
        rule(address, policyHeader(table, pageClass), '! Content-Security-Policy'),
      ),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

function policyHeader(table: PageTableFile, pageClass: string): Readonly<Record<string, string>> {
  const policy = table.classes[pageClass];
  if (policy === undefined) return {};
  const kinds = table.kinds.filter((kind) => kind.pageClass === pageClass);
  const named = (places: readonly number[]) =>
    [...new Set(places)].sort((a, b) => a - b).map((place) => table.hashes[place] ?? '');
  const scripts = named(kinds.flatMap((kind) => kind.scripts));
  const styles = named(kinds.flatMap((kind) => kind.styles));
  return {
    'Content-Security-Policy': `${policyWith(policy, scripts, styles)}; upgrade-insecure-requests`,
  };
}

function classOf(table: PageTableFile, address: string): string | undefined {
  return table.kinds[table.pages[address] ?? -1]?.pageClass;
}

function rule(path: string, headers: Readonly<Record<string, string>>, first?: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [path, ...(first === undefined ? [] : [first]), ...lines].join('\n  ');
}
