import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/paths.mjs';
import { stampOf } from '../../scripts/setup/stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-of-'));
  put('src/page.ts', 'a page');
  put('src/parts/part.ts', 'a part');
  put('settings.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const input = (name: string) => path.relative(root, path.join(folder, name));
const stamp = (settings = {}) => stampOf([input('src'), input('settings.json')], settings);

describe('the stamp of a build’s sources', () => {
  it.each<[string, () => void]>([
    ['a file is changed', () => put('src/page.ts', 'another page')],
    ['one in a folder of the folder is', () => put('src/parts/part.ts', 'another part')],
    ['a file that is named itself is', () => put('settings.json', '{"duck":1}')],
    ['a file is added', () => put('src/parts/new.ts', '')],
    [
      'a file has another name',
      () => renameSync(path.join(folder, 'src/page.ts'), path.join(folder, 'src/paging.ts')),
    ],
  ])('is another one where %s', (_, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  it('stays the same where nothing is changed, and where the build itself has written among them', () => {
    const before = stamp();
    put('src/page.ts', 'a page');
    put('src/routeTree.gen.ts', 'routes');
    put('src/locales/en-xa/common.po', 'made-up texts');
    expect(stamp()).toBe(before);
  });

  it('is another one with another setting, in whatever order they come', () => {
    expect(stamp({ one: '1' })).not.toBe(stamp());
    expect(stamp({ one: '1', two: '2' })).toBe(stamp({ two: '2', one: '1' }));
    expect(stamp({ one: '1', two: '2' })).not.toBe(stamp({ one: '2', two: '1' }));
  });
});
