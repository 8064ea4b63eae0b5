import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Generated files among a build's sources. */
const made = /\.gen\.ts$|[\\/]locales[\\/]en-xa[\\/]/;

/**
 * A hash of files (folders recursively) and settings.
 * @param {readonly string[]} inputs relative to the project
 * @param {Readonly<Record<string, string | undefined>>} [settings]
 * @param {(file: string) => boolean} [counts] selects files
 * @returns {string}
 */
export function stampOf(inputs, settings = {}, counts = () => true) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input)).sort()) {
      const name = path.relative(root, file);
      if (!made.test(file) && counts(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  for (const [name, value] of Object.entries(settings).sort()) hash.update(`${name}=${value ?? ''}\0`);
  return hash.digest('hex');
}

/** The environment variables that affect bundles and pages. */
export function builtSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => /^VITE_|^(?:PSEUDO_LOCALE|SOURCE_MAPS|STATIC_HOST)$/.test(name)),
  );
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [place];
    throw error;
  }
}
