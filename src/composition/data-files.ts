/**
 * The content-hashed names of the site's own data files, by the contract's path. The build inserts them
 * (`scripts/build/data-files.ts`); the development server serves the files under their paths only.
 */
export const dataFiles: Readonly<Record<string, string>> = {};
