import * as z from 'zod/mini';

/** Path of the image proxy, at the root; a trailing slash makes no difference. */
export const imageProxyPath = '/iu';

/**
 * Query of the image proxy: `u` is the image's address, `s` our signature of it, without which the proxy would be open
 * to everybody.
 */
export const ImageQuery = z.object({ u: z.string(), s: z.string() });
