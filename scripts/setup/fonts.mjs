import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { onPath } from './programs.mjs';
import { longStep, run } from './run.mjs';

const folders = ['/usr/share/fonts', '/usr/local/share/fonts'];
const ownFolders = ['.local/share/fonts', '.fonts'];
/** Bold, because it stands in for the face of headings until that has come (`src/ui/theme/fonts.css`). */
const usual = /^(?:arial[-_ ]?(?:bd|bold)|liberationsans-bold|roboto-bold|roboto\[.*)\.(?:ttf|otf|ttc)$/i;

/** Each package manager with the package that has such a font. */
const packages = [
  ['apt-get', ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation']],
  ['dnf', ['install', '-y', 'liberation-sans-fonts']],
  ['apk', ['add', 'font-liberation']],
  ['pacman', ['-S', '--noconfirm', 'ttf-liberation']],
];

/**
 * Sees to it that the machine has the sans-serif font that nearly every visitor's has: Arial, or one of its measures. A machine
 * that was set up for a server has none, and there pages move when the face of headings arrives, as for hardly any visitor.
 * Where none can be had it says so, and goes on.
 */
export async function findUsualFont() {
  if (process.platform !== 'linux' || hasUsualFont()) return;
  const [manager, args] = packages.find(([name]) => onPath(name) !== null) ?? [];
  if (manager !== undefined && args !== undefined) {
    await longStep(`Installing a usual font with ${manager}`, async () => {
      const { code } = await run(manager, args, { quiet: true });
      if (code === 0 || manager !== 'apt-get') return;
      // The list of packages may be too old, or not there at all.
      await run(manager, ['update', '-q'], { quiet: true });
      await run(manager, args, { quiet: true });
    });
  }
  if (!hasUsualFont()) {
    process.stdout.write(
      'There is neither Arial nor Liberation Sans nor Roboto here: tests of what moves will fail. Install one of them.\n',
    );
  }
}

/** Whether a folder of fonts has one of them; the system's and this user's folders unless others are named. */
export function hasUsualFont(places = [...folders, ...ownFolders.map((name) => path.join(homedir(), name))]) {
  return places
    .filter((place) => existsSync(place))
    .some((place) =>
      readdirSync(place, { recursive: true }).some((file) => usual.test(path.basename(String(file)))),
    );
}
