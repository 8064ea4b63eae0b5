import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The output folder. Browser tests build into their own. */
export const outDir = process.env['OUT_DIR'] ?? 'dist';

/** The site that the build is for: `local`, `staging` or `production`. */
export const siteEnv = process.env['VITE_SITE_ENV'] ?? 'local';

/**
 * True when the pages are served by a host other than our server: they then carry their own policies, and `_headers`
 * has the rest (ADR 0028).
 */
export const forStaticHost = process.env['STATIC_HOST'] === '1';

/** What one build caches for the next; it can be deleted at any time. */
export const buildCache = process.env['BUILD_CACHE'] ?? '.cache/build';

/** Files that were compressed or drawn once, for every later build (`render-pages/kept-files.ts`). */
export const keptFolder = path.join(buildCache, 'packed');

/** The bundlers' output, from which the site in {@link outDir} is assembled. */
export const bundles = path.join(buildCache, outDir.replace(/\W/g, '-'));

/**
 * The brotli quality for pages that visitors get. A page of 64 KB takes 1 ms at 5 and 20 ms at 10, which makes it a
 * tenth smaller.
 */
export const visitorsQuality = 10;

/** The brotli quality for pages: a developer's build favors speed. */
export const pageQuality = siteEnv === 'local' ? 5 : visitorsQuality;

/** The oldest browsers that styles support: those with `light-dark()` and nesting. */
export const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** `open_x7Fk2`, for developers: contains the name in the file, and is unique across files. */
export function scopedName(local: string, file: string): string {
  const own = path.relative(root, file.split('?')[0] ?? file);
  return `${local}_${createHash('sha256').update(own).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
}
