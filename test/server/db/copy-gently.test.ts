import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyGently } from '../../../src/server/db/snapshot/copy-gently.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a folder is copied byte for byte, files of many megabytes and empty folders too, without what is left out', async () => {
  const from = join(folder, 'from');
  mkdirSync(join(from, 'base', '1'), { recursive: true });
  mkdirSync(join(from, 'empty'));
  const files: Readonly<Record<string, Buffer>> = {
    'base/1/big': randomBytes(5 * 1_048_576 + 1),
    'base/1/none': Buffer.alloc(0),
    'base/1/page': randomBytes(8_192),
    'base/1/slices': randomBytes(2 * 1_048_576),
    small: Buffer.from('PG'),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(from, name), bytes);
  writeFileSync(join(from, 'base', 'postmaster.pid'), '1');
  const to = join(folder, 'to');
  await copyGently(from, to, (name) => name !== 'postmaster.pid');
  for (const [name, bytes] of Object.entries(files))
    expect(readFileSync(join(to, name)).equals(bytes)).toBe(true);
  expect(existsSync(join(to, 'empty'))).toBe(true);
  expect(existsSync(join(to, 'base', 'postmaster.pid'))).toBe(false);
});

it('a folder that cannot be read is no copy', async () => {
  await expect(copyGently(join(folder, 'nowhere'), join(folder, 'other'))).rejects.toThrow('ENOENT');
});

it('a file system that refuses only to read past the memory for files is copied through it, and no other fault is passed over', async () => {
  const from = join(folder, 'refusing');
  mkdirSync(from);
  for (const name of ['one', 'other']) writeFileSync(join(from, name), randomBytes(9_000));
  let opened = 0;
  const refusing = (errorCode: string) => async (file: string, flags: number, mode?: number) => {
    opened += 1;
    const handle = await open(file, flags, mode);
    handle.read = () => Promise.reject(Object.assign(new Error(errorCode), { code: errorCode }));
    return handle;
  };
  const to = join(folder, 'refused');
  await copyGently(from, to, undefined, { openPast: refusing('EINVAL'), shares: false });
  for (const name of ['one', 'other'])
    expect(readFileSync(join(to, name)).equals(readFileSync(join(from, name)))).toBe(true);
  // The first file and its copy: then it is known.
  expect(opened).toBe(2);
  const failed = copyGently(from, join(folder, 'failed'), undefined, {
    openPast: refusing('EIO'),
    shares: false,
  });
  await expect(failed).rejects.toThrow('EIO');
});

// It comes with Linux.
const fincore = ['/usr/bin/fincore', '/bin/fincore'].find(existsSync);

it.skipIf(fincore === undefined)(
  'neither what is copied nor the copy fills the memory that the operating system keeps for files',
  async () => {
    // Of the disk: the folder for passing files may be one of memory.
    const disk = mkdtempSync(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.copy-'));
    try {
      const from = join(disk, 'from');
      mkdirSync(from);
      writeFileSync(join(from, 'file'), randomBytes(4 * 1_048_576 + 1));
      const to = join(disk, 'to');
      await copyGently(from, to);
      const kept = execFileSync(fincore ?? '', [
        '--bytes',
        '--noheadings',
        '--output',
        'RES',
        join(to, 'file'),
      ]);
      expect(Number(kept)).toBeLessThan(1_048_576);
      expect(readFileSync(join(to, 'file')).equals(readFileSync(join(from, 'file')))).toBe(true);
    } finally {
      rmSync(disk, { recursive: true });
    }
  },
);
