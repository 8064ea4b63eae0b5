import path from 'node:path';
import { pathIn, publicLocales } from '../../domain/locale/locale.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

/** Files whose extension does not determine their type, by name below the site's folder. */
export const namedMediaTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    publicLocales.map((locale) => [
      `${pathIn(locale, '/updates').slice(1)}/feed.xml`,
      'application/atom+xml',
    ]),
  ),
  '.well-known/apple-app-site-association': 'application/json',
  'blog/feed.xml': 'application/atom+xml',
  'opensearch.xml': 'application/opensearchdescription+xml',
};

/** The `Content-Type` of a file. Unknown extensions are sent as bytes. */
export function mediaType(file: string): string {
  if (file.startsWith('assets/speculation-')) return 'application/speculationrules+json';
  return namedMediaTypes[file] ?? types[path.extname(file)] ?? 'application/octet-stream';
}
