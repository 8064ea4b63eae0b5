import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** What was made once, in a folder under names that change with what it was made from, so that it is made again by no later build. */
export class KeptFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What lies there under a name, else what `work` makes, which lies there from then on. */
  kept(name: string, work: () => Uint8Array): Uint8Array {
    const file = path.join(this.folder, name);
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
