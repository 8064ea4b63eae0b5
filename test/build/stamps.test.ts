import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stamps } from '../../scripts/build/stamps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** One build's step that writes a file. Tells whether the step was done. */
async function isDone(work: () => void = () => writeFileSync(result(), 'built')): Promise<boolean> {
  let done = false;
  // A build reads its stamps once, when it begins.
  await new Stamps(path.join(folder, 'stamps.json')).unlessSame('server', [result()], async () => {
    done = true;
    work();
  });
  return done;
}
const result = () => path.join(folder, 'server.js');

describe('a step of the build', () => {
  it('is skipped by the next build when its sources and settings are the same', async () => {
    expect(await isDone()).toBe(true);
    expect(await isDone()).toBe(false);
    vi.stubEnv('VITE_AUTH_URL', 'https://auth.example');
    expect(await isDone()).toBe(true);
    expect(await isDone()).toBe(false);
  });

  it('is done again when its result was deleted', async () => {
    await isDone();
    rmSync(result());
    expect(await isDone()).toBe(true);
  });

  it('is done again after it failed with other settings, although half its result is there', async () => {
    await isDone();
    vi.stubEnv('VITE_AUTH_URL', 'https://auth.example');
    await expect(
      isDone(() => {
        writeFileSync(result(), 'half');
        throw new Error('no space left');
      }),
    ).rejects.toThrow('no space left');
    vi.unstubAllEnvs();
    expect(await isDone()).toBe(true);
  });
});
