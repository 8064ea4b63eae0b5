import { namedMediaTypes } from '../../src/server/site/media-type.ts';
import {
  preloadedTransport,
  reportingHeaders,
  securityHeaders,
} from '../../src/server/site/security-headers.ts';
import { commonPolicy } from './policy.ts';

/** The longest line of `_headers` at Cloudflare, in characters; longer ones are ignored there. */
const longestLine = 2000;

/**
 * The text of a `_headers` file for an https host that serves the folder without our server. Such a host accepts about
 * a hundred rules and limits line length, so there is one rule for all pages, however many: the hashes of a page's
 * inline content are in the page (`policyTag`). `serviceWebOrigins` are those of services elsewhere; `hstsPreload`
 * allows adding the domain to the browsers' preload list. Throws when a line is too long.
 */
export function staticHostHeaders(
  speculationRules: string,
  serviceWebOrigins: readonly string[],
  hstsPreload = false,
): string {
  const rules = [
    rule('/*', {
      ...securityHeaders(true),
      ...(hstsPreload ? preloadedTransport : {}),
      ...reportingHeaders,
      'Content-Security-Policy': commonPolicy(serviceWebOrigins),
      'Speculation-Rules': `"${speculationRules}"`,
    }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    rule(speculationRules, { 'Content-Type': 'application/speculationrules+json' }),
    ...Object.entries(namedMediaTypes).map(([name, type]) => rule(`/${name}`, { 'Content-Type': type })),
  ];
  const text = `${rules.join('\n\n')}\n`;
  const tooLong = text.split('\n').find((line) => line.length > longestLine);
  if (tooLong !== undefined)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and hosts take ${longestLine}: ${tooLong.slice(0, 80)}…`,
    );
  return text;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n  ');
}
