// Every check there is, in order, with a summary. Ends with one line of counts; see scripts/test/checks.mjs.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { binaries, cache } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { ownEnvironment } from './setup/run.mjs';
import { Checks } from './test/checks.mjs';
import { readPlaywright, readVitest } from './test/reports.mjs';

await installPackages();
await continueInPinnedNode();

const tool = (name) => path.join(binaries, name);
const vitestReport = path.join(cache, 'vitest.json');
const playwrightReport = path.join(cache, 'playwright.json');
mkdirSync(cache, { recursive: true });

const chromium = await findChromium();
process.env.CHROMIUM_PATH = chromium;
process.env.CI ??= '1';
process.stdout.write(`Browser: ${chromium}\n`);
// The tested site has the pseudo-locale too, so it lies beside the one that `npm start` serves.
await buildSite({ outDir: '.cache/site', env: { PSEUDO_LOCALE: '1' } });

const checks = new Checks(process.argv.slice(2));
await checks.command('types', tool('tsc'), ['--noEmit', '--pretty', 'false']);
await checks.command('texts', process.execPath, ['scripts/texts.mjs', '--check']);
await checks.command('format and lint', tool('biome'), ['ci', '--error-on-warnings', '.']);
await checks.command('arrows between modules', tool('depcruise'), [
  '--config',
  '.dependency-cruiser.cjs',
  'src',
]);
await checks.command('dead code', tool('knip'), ['--no-progress']);
await checks.command('size budgets', tool('size-limit'), []);
await checks.command('the same build twice', process.execPath, ['scripts/test/same-build.mjs']);
await checks.counted('unit, contract, server, UI', vitestReport, readVitest, tool('vitest'), [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
await checks.counted(
  'browser',
  playwrightReport,
  readPlaywright,
  tool('playwright'),
  ['test', '--reporter=dot,json'],
  ownEnvironment({ PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }),
);
process.exit(checks.summary());
