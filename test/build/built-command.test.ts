import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtCommand } from '../../scripts/setup/built-command.mjs';

let folder: string;
const build = vi.fn<(options: { readonly outDir: string }) => Promise<void>>(async () => {});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-command-'));
  mkdirSync(path.join(folder, 'server'));
  build.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

const command = () => builtCommand('store', { outDir: folder, build });
const file = () => pathToFileURL(path.join(folder, 'server/store.js')).href;
const isBuiltFor = (siteEnv: string) =>
  writeFileSync(path.join(folder, 'headers.json'), JSON.stringify({ siteEnv }));

describe('a command of operators', () => {
  it.each(['production', 'staging'])(
    'leaves a site built for %s as it is, whatever the shell says: a server may be running on it',
    async (siteEnv) => {
      isBuiltFor(siteEnv);
      expect(await command()).toBe(file());
      expect(build).not.toHaveBeenCalled();
    },
  );

  it('runs on a developer’s machine as its sources are now', async () => {
    expect(await command()).toBe(file());
    isBuiltFor('local');
    await command();
    expect(build.mock.calls).toEqual([[{ outDir: folder }], [{ outDir: folder }]]);
  });
});
