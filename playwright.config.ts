import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';
import { freePort } from './test/support/free-port.ts';

// Workers read this file again: what is decided once goes on to them by environment.
process.env['CHROMIUM_PATH'] ??= String(await findChromium());
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'mallard-e2e-'));
const address = `http://localhost:${process.env['E2E_PORT']}`;

const themes = ['light', 'dark'] as const;
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A browser waits more than it works: two leave half of two cores idle.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // A trace slows every test; ask for it with --trace=retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: themes.flatMap((colorScheme) =>
    Object.entries(screens).map(([name, viewport]) => ({
      name: `${colorScheme} ${name}`,
      // What no theme and no screen changes is looked at once.
      ...(colorScheme === 'light' && name === 'phone' ? {} : { grepInvert: /@once/ }),
      use: { colorScheme, viewport, hasTouch: name === 'phone' },
    })),
  ),
  webServer: {
    command: 'node .cache/site/server/main.js',
    url: `${address}/readyz`,
    env: { PORT: process.env['E2E_PORT'], DATA_DIR: process.env['E2E_DATA'], LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
