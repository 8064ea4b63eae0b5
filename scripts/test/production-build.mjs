// Builds the site as for a release, which rejects code for developers only: otherwise a release would be the first to
// find it.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../setup/build.mjs';
import { pinnedNode, root } from '../setup/paths.mjs';
import { run, stop } from '../setup/run.mjs';

const folders = { site: '.cache/site-production', cache: '.cache/build-production' };

const { code, output } = await run(pinnedNode, ['scripts/build/build.ts'], {
  env: buildSettings(folders.site, { VITE_SITE_ENV: 'production', BUILD_CACHE: folders.cache }),
  quiet: true,
});
for (const folder of Object.values(folders))
  rmSync(path.join(root, folder), { recursive: true, force: true });
// That build omits the developers' routes, which all other checks need.
await run(pinnedNode, ['scripts/generate-routes.mjs'], { quiet: true });
if (code !== 0) stop(output);
