// Runs every check, in order, with a summary; slow ones only when selected by a word. Ends with one line of counts; see
// scripts/test/checks.mjs.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './setup/build.mjs';
import { findTestChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { findNatsServer } from './setup/nats-server.mjs';
import { binaries, cache } from './setup/paths.mjs';
import { findPgbouncer } from './setup/pgbouncer.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { run, stop } from './setup/run.mjs';
import { Checks } from './test/checks.mjs';
import { readPlaywright, readVitest } from './test/reports.mjs';

await installPackages();
await continueInPinnedNode();

const tool = (name) => path.join(binaries, name);
const vitestReport = path.join(cache, 'vitest.json');
const playwrightReport = path.join(cache, 'playwright.json');
mkdirSync(cache, { recursive: true });
const vitestArgs = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
const playwrightArgs = ['test', '--reporter=dot,json'];
const playwrightEnv = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };

process.env.CI ??= '1';

// Made when the first check needs it, and only once.
const routeTree = once(async () => {
  const { code, output } = await run(process.execPath, ['scripts/generate-routes.mjs'], { quiet: true });
  if (code !== 0) stop(output);
});
// The tested site includes the pseudo-locale, so it is separate from the one that `npm start` serves.
const site = once(() => buildSite({ outDir: '.cache/site', env: { PSEUDO_LOCALE: '1' } }));
const browser = once(async () => {
  process.env.CHROMIUM_PATH = await findTestChromium();
  process.stdout.write(`Browser: ${process.env.CHROMIUM_PATH}\n`);
});
// If there is none, the tests that need it say so and are skipped.
const broker = once(findNatsServer);
const pooler = once(findPgbouncer);

const checks = new Checks(process.argv.slice(2));
await checks.command('types', tool('tsc'), ['--noEmit', '--pretty', 'false'], [routeTree]);
// Each of these keeps one core busy.
await Promise.all([
  checks.command('texts', process.execPath, ['scripts/texts.mjs', '--check'], [routeTree]),
  checks.command('format and lint', tool('biome'), ['ci', '--error-on-warnings', '.']),
  checks.command(
    'dependency rules',
    tool('depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'src'],
    [routeTree],
  ),
  checks.command('dead code', tool('knip'), ['--no-progress'], [routeTree]),
]);
await checks.command('size budgets', tool('size-limit'), [], [site]);
await checks.counted(
  'unit, contract, server, UI',
  vitestReport,
  readVitest,
  { command: tool('vitest'), args: vitestArgs, env: { TEST_LENGTH: 'short' } },
  [routeTree, broker, pooler],
);
await checks.counted(
  'browser',
  playwrightReport,
  readPlaywright,
  { command: tool('playwright'), args: playwrightArgs, env: { ...playwrightEnv, TEST_LENGTH: 'short' } },
  [site, browser],
);
await checks.command('long: the same build twice', process.execPath, ['scripts/test/same-build.mjs'], [site]);
await checks.counted(
  'long: stores, faults, checks',
  vitestReport,
  readVitest,
  {
    command: tool('vitest'),
    args: [...vitestArgs, '--project=site', '--project=server', '--project=faults'],
    env: { TEST_LENGTH: 'long' },
  },
  [routeTree, broker, pooler],
);
await checks.counted(
  'long: journeys',
  playwrightReport,
  readPlaywright,
  { command: tool('playwright'), args: playwrightArgs, env: { ...playwrightEnv, TEST_LENGTH: 'long' } },
  [site, browser],
);
await checks.command('long: a build for production', process.execPath, ['scripts/test/production-build.mjs']);
process.exit(checks.summary());

/** Runs a preparation needed by several checks only once. */
function once(work) {
  let done;
  return () => {
    done ??= work();
    return done;
  };
}
