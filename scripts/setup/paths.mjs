import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const binaries = path.join(root, 'node_modules/.bin');
/** The pinned Node version, from the npm package `node`. */
export const pinnedNode = path.join(root, 'node_modules/node/bin/node');
/** Things that can be recreated at any time. */
export const cache = path.join(root, '.cache');
