import { existsSync } from 'node:fs';
import path from 'node:path';
import { findUsualFont } from './fonts.mjs';
import { findHeadlessShell, installedShell, shellNames } from './headless-shell.mjs';
import { binaries } from './paths.mjs';
import { isProgram, onPath } from './programs.mjs';
import { longStep, run, stop } from './run.mjs';
import { installFromSystem } from './system-packages.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const fiveMinutes = 300_000;

/**
 * The path of a Chromium for measurements, the whole browser that visitors use: CHROMIUM_PATH, an installed one,
 * Playwright's own, which is downloaded if possible, else one from the system's package manager.
 */
export function findChromium() {
  return find(installed, 'chromium');
}

/** The path of a Chromium for tests: like {@link findChromium}, but the headless shell if there is one or can be. */
export async function findTestChromium() {
  const shell = process.env.CHROMIUM_PATH ? null : await findHeadlessShell();
  if (shell === null) return find(() => installedShell() ?? installed(), 'chromium-headless-shell');
  await findUsualFont();
  return shell;
}

/** The path of a whole browser, or null if there is none: the headless shell has no back-forward cache. */
export function findWholeBrowser() {
  const named = process.env.CHROMIUM_PATH ?? '';
  return installed() ?? (named === '' || shellNames.includes(path.basename(named)) ? null : named);
}

async function find(look, debianPackage) {
  const program = await findProgram(look, debianPackage);
  await findUsualFont();
  return program;
}

async function findProgram(look, debianPackage) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : stop(`CHROMIUM_PATH is not a program: ${named}`);
  const found = look() ?? (await playwrights());
  if (found !== null) return found;
  await longStep('Downloading a Chromium for the browser tests', () =>
    run(path.join(binaries, 'playwright'), ['install', 'chromium'], { timeout: fiveMinutes }),
  );
  const downloaded = await playwrights();
  if (downloaded !== null) return downloaded;
  await installFromSystem('a Chromium', packages(debianPackage), () => look() !== null);
  return (
    look() ?? stop('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to it.')
  );
}

function installed() {
  return [...commands.map(onPath), ...macApps].find((file) => file !== null && isProgram(file)) ?? null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function packages(debianPackage) {
  const whole = ['chromium'];
  return {
    'apt-get': [...new Set([debianPackage, ...whole])],
    dnf: whole,
    apk: whole,
    pacman: whole,
    brew: whole,
  };
}
