import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './build.mjs';
import { root } from './paths.mjs';

/**
 * The URL of a command of operators in the built server. On a developer's machine it is built anew if its sources have
 * changed. A site built for staging or production is left as it is: a server may be running on it, and the shell in
 * which an operator calls a command need not have the variables of that build.
 * @param {string} name
 * @param {{ outDir?: string, build?: (options: { outDir: string }) => Promise<void> }} [options]
 * @returns {Promise<string>}
 */
export async function builtCommand(name, { outDir = 'dist', build = buildSite } = {}) {
  const folder = path.resolve(root, outDir);
  if (!isForVisitors(folder)) await build({ outDir });
  return pathToFileURL(path.join(folder, 'server', `${name}.js`)).href;
}

function isForVisitors(folder) {
  const table = path.join(folder, 'headers.json');
  if (!existsSync(table)) return false;
  return ['staging', 'production'].includes(JSON.parse(readFileSync(table, 'utf8')).siteEnv);
}
