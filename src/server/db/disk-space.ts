import { statfsSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { StoreAwayError } from './store-away.ts';

/** Returns the free bytes on the disk that holds a folder. */
export type FreeBytes = (folder: string) => number;

/** Space to keep free: the embedded store does not survive a write-ahead log that cannot grow, and the log grows by 16 MiB. */
export const diskReserve = 64 * 1024 * 1024;

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);

export const freeBytesOf: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Watches the disk under the embedded store and refuses writes with a {@link StoreAwayError} before it is full. */
export class DiskSpace {
  constructor(
    private readonly folder: string,
    private readonly freeBytes: FreeBytes,
  ) {}

  /** Throws when too little space is left to write. */
  check(): void {
    if (this.look() < diskReserve) throw new StoreAwayError(`The disk under ${this.folder} is full`);
  }

  private look(): number {
    try {
      return this.freeBytes(this.folder);
    } catch (error) {
      // The folder was removed: anything written to files still open would be lost.
      throw new StoreAwayError(`The folder ${this.folder} is gone`, { cause: error });
    }
  }

  /** Checks the space before each statement that writes; reads are never refused. */
  get plugin(): KyselyPlugin {
    return {
      transformQuery: ({ node }) => {
        if (writes.has(node.kind)) this.check();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
  }
}
