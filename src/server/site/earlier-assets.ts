import { randomUUID } from 'node:crypto';
import { constants, copyFile, lstat, mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { hour } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { type Encoding, encodingSuffixes } from './encoding.ts';
import { type Representation, representationOf } from './file-store.ts';

/** How long a file is served after a server with it in its own build was last running. */
const keptFor = 24 * hour;
/** How often a server marks its files as in use. The first time is delayed, because a starting server is busy. */
const pause = { first: 5_000, next: hour } as const;
/** Maximum bytes of other builds' files; the least recently used are removed first. */
const mostBytes = 256 * 1024 * 1024;

/** File names with a content hash, as the build makes them. Nothing else is kept, so never a page. */
const named = /^\w[\w.-]*-[\w-]{8,}\.(?:avif|css|jpg|js|json|png|svg|webp|woff2)(?:\.br|\.gz)?$/;

/** A file of an earlier build, ready to be sent. */
export interface EarlierAsset {
  readonly encodings: readonly Encoding[];
  readonly read: (encoding: Encoding) => Promise<Representation>;
}

/**
 * Hashed files of builds served within the last day, in a folder that outlives deployments: visitors with an older page open,
 * or given one by a CDN, still get its scripts. Each server puts its own files there for its successors. Any number of
 * processes and versions may share the folder; if it is read-only, its files are still served.
 */
export class EarlierAssets {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Starts keeping the files of an assets folder, until {@link stop}. */
  start(own: string): void {
    const turn = () => {
      this.running = this.keep(own).catch((error: unknown) => {
        this.log.warn(
          { err: error, folder: this.folder },
          'the assets of this build are not kept for the next',
        );
      });
    };
    this.timer = setTimeout(() => {
      turn();
      this.timer = setInterval(turn, pause.next).unref();
    }, pause.first).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  /** Copies the own build's files to the folder, marks them as in use, and removes files beyond the age or size limit. */
  async keep(own: string): Promise<void> {
    const names = await namesIn(own);
    await mkdir(this.folder, { recursive: true });
    const now = new Date(this.clock.now());
    for (const name of names) {
      const kept = path.join(this.folder, name);
      try {
        await utimes(kept, now, now);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
        await this.put(path.join(own, name), kept);
        await utimes(kept, now, now);
      }
    }
    await this.forget(new Set(names));
  }

  /** The file of that name, up to a day after it was last in use; null if there is none. */
  async find(name: string): Promise<EarlierAsset | null> {
    if (!named.test(name) || /\.(?:br|gz)$/.test(name)) return null;
    const packed = (['br', 'gzip', 'identity'] as const).map(async (encoding) =>
      (await this.isInUse(name + encodingSuffixes[encoding])) ? [encoding] : [],
    );
    const encodings = (await Promise.all(packed)).flat();
    if (!encodings.includes('identity')) return null;
    const read = async (encoding: Encoding) =>
      representationOf(await readFile(path.join(this.folder, name + encodingSuffixes[encoding])));
    return { encodings, read };
  }

  private async isInUse(file: string): Promise<boolean> {
    try {
      const found = await lstat(path.join(this.folder, file));
      return found.isFile() && this.clock.now() - found.mtimeMs <= keptFor;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Atomic: the file appears under its name only once complete. */
  private async put(file: string, kept: string): Promise<void> {
    const unfinished = path.join(this.folder, `.${randomUUID()}`);
    await copyFile(file, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, kept);
  }

  private async forget(own: ReadonlySet<string>): Promise<void> {
    const others = [];
    for (const name of await readdir(this.folder)) {
      if (own.has(name)) continue;
      const { size, mtimeMs } = await lstat(path.join(this.folder, name));
      others.push({ name, size, mtimeMs });
    }
    let bytes = 0;
    for (const { name, size, mtimeMs } of others.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
      bytes += size;
      if (bytes > mostBytes || this.clock.now() - mtimeMs > keptFor)
        await rm(path.join(this.folder, name), { force: true });
    }
  }
}

/** A missing folder means that the site was not built. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => named.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
