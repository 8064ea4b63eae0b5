import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { ImageQuery, imageProxyPath } from '../../contract/images.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-input.ts';
import type { FetchImage } from './fetch-image.ts';
import type { ImageLinks } from './image-links.ts';

/** Maximum concurrent images; each may take a few megabytes of memory. */
const mostAtATime = 32;

/** An image is data: nothing in it may run, however it is opened. */
const headers = {
  'Cache-Control': 'public, max-age=604800, stale-while-revalidate=86400',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The image proxy, to be mounted at the root: serves images of the listed web origins through signed links. */
export function imageRoutes(links: ImageLinks, fetchImage: FetchImage): Hono {
  let onTheirWay = 0;
  return new Hono().on('GET', [imageProxyPath, `${imageProxyPath}/`], async (c) => {
    const { u, s } = readQuery(c, ImageQuery);
    const image = links.read(u, s);
    if (image === null) throw new HttpError(403, 'forbidden_image');
    if (onTheirWay >= mostAtATime) throw new HttpError(503, 'unavailable', { retryAfterSeconds: 1 });
    onTheirWay += 1;
    const fetched = await fetchImage.fetch(image).finally(() => {
      onTheirWay -= 1;
    });
    if (!fetched.ok) throw httpErrors[fetched.error.code]();
    const { kind, bytes } = fetched.value;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    if (c.req.header('If-None-Match') === tag) return c.body(null, 304, { ...headers, ETag: tag });
    return c.body(bytes, 200, { ...headers, ETag: tag, 'Content-Type': kind });
  });
}

const httpErrors = {
  forbidden: () => new HttpError(403, 'forbidden_image'),
  no_image: () => new HttpError(404, 'not_found'),
  unavailable: () => new HttpError(502, 'unavailable'),
} as const;
