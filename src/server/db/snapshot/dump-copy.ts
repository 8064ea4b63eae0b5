import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { connectFolder } from '../store.ts';
import { writeDumpFile } from '../transfer/dump-file.ts';

/** What to dump and where to; `madeAt` in milliseconds since the epoch. */
export interface CopyToDump {
  /** A folder with the files of a store that nobody else is using. */
  readonly folder: string;
  readonly file: string;
  readonly madeAt: number;
}

/** Writes the dump file of a copy of the store. Rejects when it fails, or when `signal` aborts it. */
export type DumpCopy = (copy: CopyToDump, signal: AbortSignal) => Promise<void>;

/** Dumps in this process, which answers no calls meanwhile. */
export const dumpHere: DumpCopy = async ({ folder, file, madeAt }) => {
  const store = await connectFolder(folder, folder);
  try {
    await writeDumpFile(store.db, file, madeAt);
  } finally {
    await store.close();
  }
};

/** Dumps in a separate low-priority process. The script is `dump-copy.js` of the build. */
export function dumpBy(script: string): DumpCopy {
  return async ({ folder, file, madeAt }, signal) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, folder, file, String(madeAt)],
      { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' },
    );
    const ended = once(child, 'close');
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const [said, [code]] = await Promise.all([text(child.stderr), ended]);
    if (code !== 0) throw new Error(`The copy of the store could not be written down: ${said.trim()}`);
  };
}
