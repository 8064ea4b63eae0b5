import * as z from 'zod/mini';

/** Path of an installer's download, at the root; the names are those of `domain/download/downloads.ts`. */
export const downloadPath = '/download/:installer';

/** The origin of the visit, which the host of downloads counts; one that is not valid is left out. */
export const DownloadQuery = z.object({ origin: z.optional(z.string()) });
