import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { KeptFiles } from './kept-files.ts';

const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Whether compression makes a file smaller. */
export function isWorthPacking(name: string): boolean {
  return worthIt.test(name);
}

/** Level 9 takes half as long again for less than a hundredth, and hardly any browser asks for gzip. */
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

/** The highest brotli quality at which compressing is as fast as caching the result in a file and reading it. */
export const quick = 5;

/**
 * Writes `file.br` and `file.gz` next to a file. Results of slow compression are cached in a folder under the hash of
 * their content, so that only changed content is compressed again, whatever produced it.
 */
export class Packer {
  private readonly cache: KeptFiles;

  constructor(cache: string) {
    this.cache = new KeptFiles(cache);
  }

  /** `quality` is brotli's, 0 to 11. A result that is not smaller than the content is not written. */
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
