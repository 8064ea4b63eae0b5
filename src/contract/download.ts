import * as z from 'zod/mini';

/** Path of an installer's download, at the root; the names are those of `domain/download/downloads.ts`. */
export const downloadPath = '/download/:installer';

/** The origin of the visit, which the download host counts; an invalid one is dropped. */
export const DownloadQuery = z.object({ origin: z.optional(z.string()) });
