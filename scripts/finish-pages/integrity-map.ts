import type { Assets } from './assets.ts';

/**
 * The text of an import map that makes the browser verify scripts imported only by other scripts, and maps the text
 * names (`texts`: those of the page's locale) to files. Null when it would be empty.
 */
export function integrityMap(
  assets: Assets,
  urls: readonly string[],
  imports: Readonly<Record<string, string>>,
): string | null {
  if (urls.length === 0) return null;
  const integrity = Object.fromEntries(urls.map((url) => [url, assets.integrity(url, 'sha256')]));
  return JSON.stringify({ imports, integrity });
}

export function importMap(text: string | null): string {
  return text === null ? '' : `<script type="importmap">${text}</script>`;
}

/** Links that preload modules, each with integrity; optionally at lower priority than what the page is painted with. */
export function preloads(assets: Assets, urls: readonly string[], when: 'at once' | 'after paint'): string {
  const low = when === 'after paint' ? ' fetchpriority="low"' : '';
  return urls
    .map((url) => `<link rel="modulepreload"${low} href="${url}" integrity="${assets.integrity(url)}">`)
    .join('');
}
