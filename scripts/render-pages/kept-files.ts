import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** A cache folder: files are named by a hash of their inputs, so that later builds do not make them again. */
export class KeptFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The cached file of that name, else the result of `work`, which is cached. */
  kept(name: string, work: () => Uint8Array): Uint8Array {
    const file = path.join(this.folder, name);
    const known = readIfThere(file);
    if (known !== null) {
      const now = new Date();
      utimesSync(file, now, now);
      return known;
    }
    const made = work();
    // Renamed only once complete: a build may be interrupted at any time, and two may run at once.
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
