import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Writes `file.br` and `file.gz` beside each file that gets smaller by it. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => worthIt.test(file)).sort();
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  await Promise.all([work(), work(), work(), work()]);
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    deflate(content, { level: 9 }),
  ]);
  if (br.byteLength < content.byteLength) await writeFile(`${file}.br`, br);
  if (gz.byteLength < content.byteLength) await writeFile(`${file}.gz`, gz);
}
