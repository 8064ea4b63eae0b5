import { findDebianProgram } from './debian-program.mjs';
import { isProgram, onPath } from './programs.mjs';
import { run } from './run.mjs';

/** Where Debian's Chromium lies, with whose libraries its shell runs as well. */
const debianChromium = '/usr/lib/chromium/chromium';
const program = {
  name: 'chromium-headless-shell',
  // Its data: that of an installed Chromium may be of another version.
  libraries: ['chromium-common'],
  folder: 'usr/lib/chromium',
  variable: 'CHROMIUM_PATH',
  purpose: 'the browser tests',
};
/** What drives a browser without a window, by the names under which systems have it. */
export const shellNames = [program.name, 'chrome-headless-shell'];
const halfAMinute = 30_000;

/** The path of one that is installed, or null. */
export const installedShell = () => shellNames.map(onPath).find((file) => file !== null) ?? null;

/**
 * The path of Chromium's engine without the browser's own window, of which every tab draws its part: a page takes a quarter less of a
 * core. One that is installed, or, beside a Chromium of Debian's, the one of the same source, unpacked into the cache. Null where there is
 * none that runs.
 */
export async function findHeadlessShell() {
  const found = installedShell();
  if (found !== null || !isProgram(debianChromium)) return found;
  const unpacked = await findDebianProgram(program);
  return unpacked !== null && (await shows(unpacked)) ? unpacked : null;
}

/** Whether a browser starts here and shows a page: one whose data did not come with it does neither. */
async function shows(browser) {
  const asked = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>There'];
  const { code, output } = await run(browser, asked, { quiet: true, timeout: halfAMinute });
  return code === 0 && output.includes('<p>There</p>');
}
