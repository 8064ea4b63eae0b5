/**
 * Where the site lives, without a slash at the end; for addresses that must be absolute. In a file apart from `brand`, because every
 * page's first script needs it, and would carry all of that along.
 */
export const siteAddress = 'https://mallard.example';
