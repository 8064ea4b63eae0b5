import type { Assets } from './assets.ts';

/**
 * The text of a map that makes the browser check scripts which only other scripts import, and tells which files they mean by names of
 * their own (`texts`: those of the page's locale). Null when there are none.
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

/** Links that fetch modules at once, each checked; on request after what the page is painted with. */
export function preloads(assets: Assets, urls: readonly string[], when: 'at once' | 'after paint'): string {
  const low = when === 'after paint' ? ' fetchpriority="low"' : '';
  return urls
    .map((url) => `<link rel="modulepreload"${low} href="${url}" integrity="${assets.integrity(url)}">`)
    .join('');
}
