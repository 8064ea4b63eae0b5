import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, pinnedNode, root } from './paths.mjs';
import { longStep, ownEnvironment, run, stop } from './run.mjs';

const inputs = [
  'src',
  'public',
  'scripts/build',
  'scripts/finish-pages',
  'lingui.config.ts',
  'package-lock.json',
  'vite.boot.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];
const made = /\.gen\.ts$|[\\/]locales[\\/]en-xa[\\/]/;

/** What a build is told by its environment. The pages are built for the site that serves them: production ships no fakes. */
export function buildSettings(outDir, env = {}) {
  return ownEnvironment({ OUT_DIR: outDir, VITE_SITE_ENV: process.env.SITE_ENV || 'local', ...env });
}

/** Builds the site into a folder, unless it was built there from the same sources and settings. */
export async function buildSite({ outDir = 'dist', env = {} } = {}) {
  const settings = buildSettings(outDir, env);
  const stampFile = path.join(cache, `built-${outDir.replace(/\W/g, '-')}`);
  const stamp = stampOf(settings);
  if (existsSync(path.join(root, outDir, 'headers.json')) && readIfThere(stampFile) === stamp) return;
  const { code } = await longStep('Building', () =>
    run(pinnedNode, ['scripts/build/build.ts'], { env: settings }),
  );
  if (code !== 0) stop('The build failed; see above.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function stampOf(settings) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input)).sort()) {
      if (!made.test(file)) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  for (const [name, value] of Object.entries(settings).sort()) {
    if (/^VITE_|^PSEUDO_LOCALE$/.test(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
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

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
