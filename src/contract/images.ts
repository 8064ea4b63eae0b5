import * as z from 'zod/mini';

/** Path of the image proxy, at the root; a slash after it is the same call. */
export const imageProxyPath = '/iu';

/** Query of the image proxy: `u` the image's address, `s` our signature of it, by which it is no open relay. */
export const ImageQuery = z.object({ u: z.string(), s: z.string() });
