/**
 * The site's own data files under names that change with what is in them, by the path of the contract. The build puts the
 * names here (`scripts/build/data-files.ts`); the development server has the files under their paths alone.
 */
export const dataFiles: Readonly<Record<string, string>> = {};
