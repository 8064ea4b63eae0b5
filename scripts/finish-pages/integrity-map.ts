import type { Assets } from './assets.ts';

/** The text of a map that makes the browser check scripts which only other scripts import; null when there are none. */
export function integrityMap(assets: Assets, urls: readonly string[]): string | null {
  if (urls.length === 0) return null;
  const integrity = Object.fromEntries(urls.map((url) => [url, assets.integrity(url, 'sha256')]));
  return JSON.stringify({ integrity });
}

export function importMap(text: string | null): string {
  return text === null ? '' : `<script type="importmap">${text}</script>`;
}

/** Links that fetch modules at once, each checked. */
export function preloads(assets: Assets, urls: readonly string[]): string {
  return urls
    .map((url) => `<link rel="modulepreload" href="${url}" integrity="${assets.integrity(url)}">`)
    .join('');
}
