import { constants } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Bytes that are copied before a rest, and how long that is in milliseconds: at most 200 MB a second. */
const slice = 1_048_576;
const rest = 5;

/**
 * Copies a folder with its folders and files, without those whose `filter` says no to their name. It rests after every
 * megabyte: what is written without a rest soon fills the memory that the operating system holds for its disks, and then it has
 * every write of this process wait, those of the store among them. A file system that can shares the blocks of both files in
 * place of copying. Rejects when something cannot be read or written.
 */
export async function copyGently(
  from: string,
  to: string,
  filter: (name: string) => boolean = () => true,
): Promise<void> {
  const buffer = Buffer.allocUnsafe(slice);
  let shares = true;
  let sinceRest = 0;

  async function copyFolder(source: string, target: string): Promise<void> {
    // As Postgres wants its folder: open to nobody else.
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(source, { withFileTypes: true })) {
      if (!filter(entry.name)) continue;
      const [one, other] = [join(source, entry.name), join(target, entry.name)];
      if (entry.isDirectory()) await copyFolder(one, other);
      else if (!(await share(one, other))) await copyOpened(one, other);
    }
  }

  async function share(source: string, target: string): Promise<boolean> {
    if (!shares) return false;
    shares = await copyFile(source, target, constants.COPYFILE_FICLONE_FORCE).then(
      () => true,
      () => false,
    );
    return shares;
  }

  async function copyOpened(source: string, target: string): Promise<void> {
    const reading = await open(source, 'r');
    try {
      const writing = await open(target, 'w', 0o600);
      await copyBytes(reading, writing).finally(() => writing.close());
    } finally {
      await reading.close();
    }
  }

  async function copyBytes(reading: FileHandle, writing: FileHandle): Promise<void> {
    for (;;) {
      const { bytesRead } = await reading.read(buffer, 0, slice);
      if (bytesRead === 0) return;
      // Unlike `write`, which may write a part of it.
      await writing.writeFile(buffer.subarray(0, bytesRead));
      sinceRest += bytesRead;
      if (sinceRest < slice) continue;
      sinceRest = 0;
      await setTimeout(rest);
    }
  }

  await copyFolder(from, to);
}
