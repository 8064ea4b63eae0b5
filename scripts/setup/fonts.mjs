import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installFromSystem } from './system-packages.mjs';

const folders = ['/usr/share/fonts', '/usr/local/share/fonts'];
const ownFolders = ['.local/share/fonts', '.fonts'];
/** Bold, because it is the fallback for the heading face until that has loaded (`src/ui/theme/fonts.css`). */
const usual = /^(?:arial[-_ ]?(?:bd|bold)|liberationsans-bold|roboto-bold|roboto\[.*)\.(?:ttf|otf|ttc)$/i;

/** The package with such a font, by package manager. */
const packages = {
  'apt-get': ['fonts-liberation'],
  dnf: ['liberation-sans-fonts'],
  apk: ['font-liberation'],
  pacman: ['ttf-liberation'],
};

/**
 * Makes sure that the machine has the sans-serif font that nearly every visitor has: Arial, or a metric-compatible one.
 * A machine set up as a server has none, and there pages shift when the heading face arrives, as they do for hardly any
 * visitor. If none is available it says so, and continues.
 */
export async function findUsualFont() {
  if (process.platform !== 'linux' || hasUsualFont()) return;
  if (await installFromSystem('a usual font', packages, () => hasUsualFont(), { quiet: true })) return;
  process.stdout.write(
    'There is neither Arial nor Liberation Sans nor Roboto here: tests of what moves will fail. Install one of them.\n',
  );
}

/** Whether one of the font folders has such a font; by default the system's and this user's folders. */
export function hasUsualFont(places = [...folders, ...ownFolders.map((name) => path.join(homedir(), name))]) {
  return places
    .filter((place) => existsSync(place))
    .some((place) =>
      readdirSync(place, { recursive: true }).some((file) => usual.test(path.basename(String(file)))),
    );
}
