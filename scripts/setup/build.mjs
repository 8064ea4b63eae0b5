import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, pinnedNode, root } from './paths.mjs';
import { longStep, ownEnvironment, run, stop } from './run.mjs';
import { builtSettings, stampOf } from './stamp.mjs';

/** All that a build is made from: files, and folders with everything in them. */
export const buildInputs = [
  'src',
  'content',
  'public',
  'scripts/build',
  'scripts/finish-pages',
  'scripts/host-kit',
  'scripts/images',
  'scripts/press-kit',
  'scripts/render-pages',
  'scripts/setup',
  'scripts/texts',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.boot.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];
/** The environment of a build. Pages are built for the site that serves them: production ships no fakes. */
export function buildSettings(outDir, env = {}) {
  return ownEnvironment({ OUT_DIR: outDir, VITE_SITE_ENV: process.env.SITE_ENV || 'local', ...env });
}

/**
 * Builds the site into a folder, unless it was already built there from the same sources and settings.
 * @param {{ outDir?: string, env?: NodeJS.ProcessEnv, build?: (env: NodeJS.ProcessEnv) => Promise<{ code: number }> }} [options]
 */
export async function buildSite({ outDir = 'dist', env = {}, build = buildWith } = {}) {
  const settings = buildSettings(outDir, env);
  const stampFile = path.join(cache, `built-${outDir.replace(/\W/g, '-')}`);
  const stamp = siteStamp(settings);
  if (existsSync(path.join(root, outDir, 'headers.json')) && readIfThere(stampFile) === stamp) return;
  const { code } = await longStep('Building', () => build(settings));
  if (code !== 0) stop('The build failed; see above.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, stamp);
}

const buildWith = (env) => run(pinnedNode, ['scripts/build/build.ts'], { env });

/**
 * Changes with the sources and settings of a build.
 * @param {Readonly<Record<string, string | undefined>>} settings
 */
export function siteStamp(settings) {
  const { STATIC_HOST, HSTS_PRELOAD, PREVIOUS_BUILD } = settings;
  return stampOf(buildInputs, {
    ...builtSettings(settings),
    // Settings of the last steps, for which no bundle and no page is made anew. Our own server reads the first when it starts.
    HSTS_PRELOAD: STATIC_HOST === '1' ? HSTS_PRELOAD : undefined,
    PREVIOUS_BUILD,
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
