/**
 * The site's origin, without a trailing slash, for absolute addresses. Not in `brand`, because every page's first
 * script needs it and would load all of that file.
 */
export const siteAddress = 'https://mallard.example';
