import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const limit = 300;
/** Tables for lookup that nobody reads from top to bottom. */
const tables = [path.join('src', 'ui', 'pages.ts')];

/** Files of code below a folder that have more lines than one can keep in mind. */
function tooLong(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.gen)\.(?:tsx?|mjs)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > limit);
}

it.each(['src', 'scripts', 'test'])(
  'no file of code in %s is longer than CONTRIBUTING.md allows',
  (folder) => {
    expect(tooLong(folder).filter((file) => !tables.includes(file))).toEqual([]);
  },
);

it('a file that is longer is found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mallard-length-'));
  for (const [name, lines] of Object.entries({
    'as-long.ts': limit,
    'longer.ts': limit + 1,
    'longer.css': 400,
  }))
    writeFileSync(path.join(folder, name), 'line\n'.repeat(lines));
  expect(tooLong(folder)).toEqual([path.join(folder, 'longer.ts')]);
});
