import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installFromSystem } from './system-packages.mjs';

const folders = ['/usr/share/fonts', '/usr/local/share/fonts'];
const ownFolders = ['.local/share/fonts', '.fonts'];
/** Bold, because it stands in for the face of headings until that has come (`src/ui/theme/fonts.css`). */
const usual = /^(?:arial[-_ ]?(?:bd|bold)|liberationsans-bold|roboto-bold|roboto\[.*)\.(?:ttf|otf|ttc)$/i;

/** The package that has such a font, by package manager. */
const packages = {
  'apt-get': ['fonts-liberation'],
  dnf: ['liberation-sans-fonts'],
  apk: ['font-liberation'],
  pacman: ['ttf-liberation'],
};

/**
 * Sees to it that the machine has the sans-serif font that nearly every visitor's has: Arial, or one of its measures. A machine
 * that was set up for a server has none, and there pages move when the face of headings arrives, as for hardly any visitor.
 * Where none can be had it says so, and goes on.
 */
export async function findUsualFont() {
  if (process.platform !== 'linux' || hasUsualFont()) return;
  if (await installFromSystem('a usual font', packages, () => hasUsualFont(), { quiet: true })) return;
  process.stdout.write(
    'There is neither Arial nor Liberation Sans nor Roboto here: tests of what moves will fail. Install one of them.\n',
  );
}

/** Whether a folder of fonts has one of them; the system's and this user's folders unless others are named. */
export function hasUsualFont(places = [...folders, ...ownFolders.map((name) => path.join(homedir(), name))]) {
  return places
    .filter((place) => existsSync(place))
    .some((place) =>
      readdirSync(place, { recursive: true }).some((file) => usual.test(path.basename(String(file)))),
    );
}
