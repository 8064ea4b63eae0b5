import { constants } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bufferForDirect, copyDirect, openDirect, refusesDirect } from './direct-io.ts';

/** Bytes copied before each pause, and the length of the pause in milliseconds: at most 200 MB per second. */
const slice = 1_048_576;
const rest = 5;

type Opens = (file: string, flags: number, mode?: number) => Promise<FileHandle>;

/** What to try first; a file system may refuse it. */
interface FileSystem {
  /** Opens a file bypassing the page cache. */
  readonly openPast: Opens;
  /** Whether two files may share blocks (reflinks). */
  readonly shares: boolean;
}

/**
 * Copies a folder recursively, skipping names that `filter` rejects. It bypasses the page cache, which a large copy would
 * fill: the store's own files would have to be read again, and every write of this process would wait for the copy's
 * writes. It pauses after every megabyte. Where the file system supports it, files share blocks instead of being copied.
 * Rejects when something cannot be read or written.
 */
export async function copyGently(
  from: string,
  to: string,
  filter: (name: string) => boolean = () => true,
  fileSystem: FileSystem = { openPast: openDirect, shares: true },
): Promise<void> {
  const buffer = bufferForDirect(slice);
  let { openPast, shares } = fileSystem;
  let sinceRest = 0;

  async function copyFolder(source: string, target: string): Promise<void> {
    // Postgres requires its folder to be private to its owner.
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
    await copyBy(openPast, source, target).catch(async (error: unknown) => {
      if (openPast === open || !refusesDirect(error)) throw error;
      // Some file systems allow opening a file with direct I/O but refuse its first read or write.
      openPast = open;
      await copyBy(open, source, target);
    });
  }

  async function copyBy(opens: Opens, source: string, target: string): Promise<void> {
    const reading = await opens(source, constants.O_RDONLY);
    try {
      const writing = await opens(target, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC, 0o600);
      await copyDirect(reading, writing, buffer, restAfter).finally(() => writing.close());
    } finally {
      await reading.close();
    }
  }

  async function restAfter(bytes: number): Promise<void> {
    sinceRest += bytes;
    if (sinceRest < slice) return;
    sinceRest = 0;
    await setTimeout(rest);
  }

  await copyFolder(from, to);
}
