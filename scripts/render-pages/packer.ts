import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { KeptFiles } from './kept-files.ts';

const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Tells whether a file gets smaller by packing. */
export function isWorthPacking(name: string): boolean {
  return worthIt.test(name);
}

/** At 9 it takes half as long again for less than a hundredth, and hardly a browser asks for it. */
const gzipLevel = 6;

const packings = {
  br: (content: Uint8Array, quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gz: (content: Uint8Array) => gzipSync(content, { level: gzipLevel }),
};

/** Brotli's quality up to which packing is as quick as keeping what was packed in a file, and reading it. */
export const quick = 5;

/**
 * Writes `file.br` and `file.gz` beside a file. What was packed hard lies in a folder under the hash of its content, so that
 * only what has changed is packed again, however it came to be.
 */
export class Packer {
  private readonly cache: KeptFiles;

  constructor(cache: string) {
    this.cache = new KeptFiles(cache);
  }

  /** `quality` is brotli's, 0 to 11. A packing that is no smaller than the content is left out. */
  pack(file: string, content: Uint8Array, quality: number): void {
    if (quality <= quick) {
      writeIfSmaller(`${file}.br`, packings.br(content, quality), content);
      writeIfSmaller(`${file}.gz`, packings.gz(content), content);
      return;
    }
    const hash = createHash('sha256').update(content).digest('base64url');
    for (const [ending, how] of [
      ['br', `${hash}-${process.versions['brotli']}-${quality}.br`],
      ['gz', `${hash}-${process.versions.zlib}-${gzipLevel}.gz`],
    ] as const) {
      const packed = this.cache.kept(how, () => packings[ending](content, quality));
      writeIfSmaller(`${file}.${ending}`, packed, content);
    }
  }
}

function writeIfSmaller(file: string, packed: Uint8Array, content: Uint8Array): void {
  if (packed.byteLength < content.byteLength) writeFileSync(file, packed);
}
