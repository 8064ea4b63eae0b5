import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, pinnedNode, root } from './paths.mjs';
import { longStep, ownEnvironment, run, stop } from './run.mjs';
import { builtSettings, stampOf } from './stamp.mjs';

const inputs = [
  'src',
  'content',
  'public',
  'scripts/build',
  'scripts/finish-pages',
  'scripts/host-kit',
  'scripts/images',
  'scripts/render-pages',
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

/** Builds the site into a folder, unless it was already built there from the same sources and settings. */
export async function buildSite({ outDir = 'dist', env = {} } = {}) {
  const settings = buildSettings(outDir, env);
  const stampFile = path.join(cache, `built-${outDir.replace(/\W/g, '-')}`);
  const stamp = stampOf(inputs, builtSettings(settings));
  if (existsSync(path.join(root, outDir, 'headers.json')) && readIfThere(stampFile) === stamp) return;
  const { code } = await longStep('Building', () =>
    run(pinnedNode, ['scripts/build/build.ts'], { env: settings }),
  );
  if (code !== 0) stop('The build failed; see above.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
