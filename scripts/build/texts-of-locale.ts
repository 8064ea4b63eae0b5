/** Puts all texts of a locale into one file, `texts-de.js`. */
export function textsOfLocale(id: string): string | null {
  const locale = /\/src\/ui\/locales\/([^/]+)\/[^/]+\.po$/.exec(id)?.[1];
  return locale === undefined ? null : `texts-${locale}`;
}
