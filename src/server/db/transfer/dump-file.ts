import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { DamagedDumpError, type DumpEnd, DumpHead, parseLine } from './dump-lines.ts';
import { readDump } from './read-dump.ts';
import type { TableProof } from './rows-hash.ts';
import { nextOf, streamDump } from './stream-dump.ts';

/** The content of a file that was read from start to end and found intact. */
export interface DumpContent {
  readonly head: DumpHead;
  readonly end: DumpEnd['end'];
}

/**
 * Writes the store to one file. It appears under its name only once it is complete and on disk: a process that is killed
 * leaves at most a `.part` file. Returns the tables' proofs. Rejects when the file cannot be written.
 */
export async function writeDumpFile(
  db: Kysely<Database>,
  file: string,
  madeAt: number,
): Promise<Readonly<Record<string, TableProof>>> {
  const part = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    const packed = createGzip({ level: 6 });
    const written = pipeline(packed, createWriteStream(part, { mode: 0o600, flush: true }));
    // A failed write makes the read below fail; this promise itself is only awaited at the end.
    written.catch(() => {});
    const proofs = await readDump(db, madeAt, async (lines) => {
      if (packed.destroyed) await written;
      if (!packed.write(`${lines.join('\n')}\n`)) await roomIn(packed);
    });
    packed.end();
    await written;
    await rename(part, file);
    await flushFolder(dirname(file));
    return proofs;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The lines of a file. Throws {@link DamagedDumpError} when it is truncated, not gzip, or cannot be read. */
export async function* dumpFileLines(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    // The name of a system call: its bytes were not even read.
    const fault = error instanceof Error && 'syscall' in error ? 'cannot be read' : 'is damaged';
    throw new DamagedDumpError(`${file} ${fault}: ${error instanceof Error ? error.message : 'unreadable'}`);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
  if (rest !== '') throw new DamagedDumpError(`${file} is damaged: its last line is cut off`);
}

/** Reads a file from start to end and returns its content. Throws {@link DamagedDumpError} unless it is intact. */
export async function verifyDumpFile(file: string): Promise<DumpContent> {
  const lines = dumpFileLines(file);
  const first = await nextOf(lines);
  const head = parseLine(DumpHead, first, 'its first line');
  return { head, end: await streamDump(first, lines) };
}

async function roomIn(packed: ReturnType<typeof createGzip>): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      packed.off('drain', done);
      packed.off('close', done);
      resolve();
    };
    packed.on('drain', done);
    packed.on('close', done);
  });
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
