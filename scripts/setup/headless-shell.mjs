import { findDebianProgram } from './debian-program.mjs';
import { isProgram, onPath } from './programs.mjs';
import { run } from './run.mjs';

/** Debian's Chromium; its libraries also serve the shell. */
const debianChromium = '/usr/lib/chromium/chromium';
const program = {
  name: 'chromium-headless-shell',
  // The shell's data files: those of an installed Chromium may be of another version.
  libraries: ['chromium-common'],
  folder: 'usr/lib/chromium',
  variable: 'CHROMIUM_PATH',
  purpose: 'the browser tests',
};
/** The headless shell's names on various systems. */
export const shellNames = [program.name, 'chrome-headless-shell'];
const halfAMinute = 30_000;

/** The path of an installed one, or null. */
export const installedShell = () => shellNames.map(onPath).find((file) => file !== null) ?? null;

/**
 * The path of Chromium's headless shell, which has no browser UI that every tab would draw: a page needs a quarter less
 * CPU. An installed one or, next to Debian's Chromium, the one from the same source package, unpacked into the cache.
 * Null if none runs.
 */
export async function findHeadlessShell() {
  const found = installedShell();
  if (found !== null || !isProgram(debianChromium)) return found;
  const unpacked = await findDebianProgram(program);
  return unpacked !== null && (await shows(unpacked)) ? unpacked : null;
}

/** Whether a browser starts here and shows a page; one without its data files does neither. */
async function shows(browser) {
  const asked = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>There'];
  const { code, output } = await run(browser, asked, { quiet: true, timeout: halfAMinute });
  return code === 0 && output.includes('<p>There</p>');
}
