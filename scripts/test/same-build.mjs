// Builds the tested site a second time without any cache, and compares every byte.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../setup/build.mjs';
import { pinnedNode, root } from '../setup/paths.mjs';
import { run, stop } from '../setup/run.mjs';

const first = path.join(root, '.cache/site');
const second = path.join(root, '.cache/site-again');
const cache = path.join(root, '.cache/build-again');

rmSync(cache, { recursive: true, force: true });
const { code, output } = await run(pinnedNode, ['scripts/build/build.ts'], {
  env: buildSettings('.cache/site-again', { PSEUDO_LOCALE: '1', BUILD_CACHE: '.cache/build-again' }),
  quiet: true,
});
if (code !== 0) stop(output);
const [before, after] = [contents(first), contents(second)];
for (const folder of [second, cache]) rmSync(folder, { recursive: true, force: true });
const names = [...new Set([...before.keys(), ...after.keys()])];
const different = names.filter((name) => before.get(name) !== after.get(name)).sort();
if (different.length > 0) stop(`Two builds of the same sources differ in:\n${different.join('\n')}`);
process.stdout.write(`${before.size} files, the same bytes twice\n`);

function contents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
