import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the build goes. The browser tests build into a folder of their own. */
export const outDir = process.env['OUT_DIR'] ?? 'dist';

/** The site that the build is for: `local`, `staging` or `production`. */
export const siteEnv = process.env['VITE_SITE_ENV'] ?? 'local';

/** True when a host without our server is to serve the pages: they carry their policies then, and `_headers` has the rest (ADR 0028). */
export const forStaticHost = process.env['STATIC_HOST'] === '1';

/** What one build keeps for the next one; it can be made again at any time. */
export const buildCache = process.env['BUILD_CACHE'] ?? '.cache/build';

/** What was packed or drawn once, for every later build (`render-pages/kept-files.ts`). */
export const keptFolder = path.join(buildCache, 'packed');

/** What the bundlers wrote, from which the site in {@link outDir} is put together. */
export const bundles = path.join(buildCache, outDir.replace(/\W/g, '-'));

/**
 * How hard pages are packed that visitors get, in brotli's qualities. A page of 64 KB takes 1 ms at 5 and 20 ms at 10, and is a
 * tenth smaller then.
 */
export const visitorsQuality = 10;

/** How hard pages are packed: what a developer looks at is packed at once. */
export const pageQuality = siteEnv === 'local' ? 5 : visitorsQuality;

/** The oldest browsers that styles are written for: those that know `light-dark()` and nesting. */
export const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** `open_x7Fk2`, for developers: says what it is called in its file, and is no other file's. */
export function scopedName(local: string, file: string): string {
  const own = path.relative(root, file.split('?')[0] ?? file);
  return `${local}_${createHash('sha256').update(own).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
}
