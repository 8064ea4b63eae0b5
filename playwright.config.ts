import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from './scripts/setup/chromium.mjs';
import { testedFlags } from './scripts/setup/chromium-flags.mjs';
import { devicesOfRun, filesOfRun, isLong, isWhole } from './test/e2e/support/crawl.ts';
import { freePort } from './test/support/free-port.ts';

// Workers read this file again: what is decided once goes on to them by environment.
process.env['CHROMIUM_PATH'] ??= String(await findTestChromium());
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'mallard-e2e-'));
process.env['E2E_EVENTS'] ??= mkdtempSync(path.join(tmpdir(), 'mallard-e2e-events-'));
/** What looks at all that the other tests have done. */
const ofWholeRun = '**/every-event.spec.ts';
const theWholeRun = {
  name: 'the whole run',
  testMatch: ofWholeRun,
  // What only a part of the tests has gone through says nothing, so this runs by itself in no run of some files.
  dependencies: devicesOfRun.map(({ name }) => name),
};
const address = `http://localhost:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only then is named in the summary: a machine that stood still must not hide what all other tests say.
  retries: process.env['CI'] ? 1 : 0,
  // A browser waits more than it works: three leave half of two cores idle.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // A trace slows every test; ask for it with --trace=retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: testedFlags,
    },
  },
  projects: [
    ...devicesOfRun.map(({ name, use }, index) => ({
      name,
      testMatch: filesOfRun.match,
      testIgnore: [ofWholeRun, ...filesOfRun.ignore],
      ...testsOn(index),
      use,
    })),
    ...(isLong ? [] : [theWholeRun]),
  ],
  webServer: {
    command: 'node .cache/site/server/main.js',
    url: `${address}/readyz`,
    env: { PORT: process.env['E2E_PORT'], DATA_DIR: process.env['E2E_DATA'], LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

/** What no theme and no screen changes is looked at once; a journey is taken on one of two devices, and in `npm run crawl` on each. */
function testsOn(device: number): { grep?: RegExp; grepInvert?: RegExp } {
  if (isWhole) return device === 0 ? {} : { grepInvert: /@once/ };
  return device === 0 ? { grepInvert: /@desktop/ } : { grep: /@desktop/ };
}
