import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../scripts/setup/build.mjs';
import { cache, root } from '../../scripts/setup/paths.mjs';

const outDir = `.cache/built-by-test-${process.pid}`;
const folder = path.join(root, outDir);
const stampFile = path.join(cache, `built-${outDir.replace(/\W/g, '-')}`);

const done = { code: 0 };
const build = vi.fn(async () => {
  mkdirSync(folder, { recursive: true });
  // Which a build writes last.
  if (done.code === 0) writeFileSync(path.join(folder, 'headers.json'), '{}');
  return done;
});

beforeEach(() => {
  done.code = 0;
  build.mockClear();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  for (const made of [folder, stampFile]) rmSync(made, { recursive: true, force: true });
});

/** Whether it is built: for each start of the site anew. */
async function isBuilt(env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const before = build.mock.calls.length;
  await buildSite({ outDir, env, build });
  return build.mock.calls.length > before;
}

describe('the site', () => {
  it('is built once, and again with other settings', async () => {
    expect(await isBuilt()).toBe(true);
    expect(await isBuilt()).toBe(false);
    expect(await isBuilt({ PSEUDO_LOCALE: '1' })).toBe(true);
    expect(await isBuilt({ PSEUDO_LOCALE: '1' })).toBe(false);
  });

  it('is built again when its folder was deleted', async () => {
    await isBuilt();
    rmSync(folder, { recursive: true });
    expect(await isBuilt()).toBe(true);
  });

  it('is built again after a build that failed, which ends the command', async () => {
    done.code = 1;
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    await expect(isBuilt()).rejects.toThrow('ended');
    expect(exit).toHaveBeenCalledWith(1);
    done.code = 0;
    expect(await isBuilt()).toBe(true);
  });
});
