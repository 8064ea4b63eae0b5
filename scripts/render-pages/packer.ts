import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Tells whether a file gets smaller by packing. */
export function isWorthPacking(name: string): boolean {
  return worthIt.test(name);
}

const packings = {
  br: (content: Uint8Array, quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gz: (content: Uint8Array) => gzipSync(content, { level: 9 }),
};

/**
 * Writes `file.br` and `file.gz` beside a file. What was packed once lies in a folder under the hash of its content, so that
 * only what has changed is packed again, however it came to be.
 */
export class Packer {
  private readonly cache: string;

  constructor(cache: string) {
    this.cache = cache;
    mkdirSync(cache, { recursive: true });
  }

  /** `quality` is brotli's, 0 to 11. A packing that is no smaller than the content is left out. */
  pack(file: string, content: Uint8Array, quality: number): void {
    const hash = createHash('sha256').update(content).digest('base64url');
    for (const [ending, how] of [
      ['br', `${hash}-${process.versions['brotli']}-${quality}.br`],
      ['gz', `${hash}-${process.versions.zlib}.gz`],
    ] as const) {
      const packed = this.cached(how, () => packings[ending](content, quality));
      if (packed.byteLength < content.byteLength) writeFileSync(`${file}.${ending}`, packed);
    }
  }

  private cached(name: string, work: () => Uint8Array): Uint8Array {
    const file = path.join(this.cache, name);
    const known = readIfThere(file);
    if (known !== null) {
      const now = new Date();
      utimesSync(file, now, now);
      return known;
    }
    const made = work();
    // Under its name only once it is whole: a build may be ended at any time, and two may run at once.
    const unfinished = `${file}.${process.pid}-${threadId}`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  }
}

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
