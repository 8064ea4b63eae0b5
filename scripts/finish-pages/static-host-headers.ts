import { reportingHeaders, securityHeaders } from '../../src/server/site/security-headers.ts';

/** What the `_headers` file tells hosts that serve the folder without our server. */
export interface HeaderTable {
  readonly pages: Readonly<Record<string, { readonly policy: string }>>;
  readonly speculationRules: string;
}

/** The text of a `_headers` file (one block a path, as Netlify and Cloudflare read it), for a host on https. */
export function staticHostHeaders(table: HeaderTable): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', securityHeaders(true)),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    block(table.speculationRules, { 'Content-Type': 'application/speculationrules+json' }),
    ...Object.entries(table.pages).map(([path, { policy }]) =>
      block(path, {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': `${policy}; upgrade-insecure-requests`,
        ...reportingHeaders,
        'Speculation-Rules': `"${table.speculationRules}"`,
      }),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
