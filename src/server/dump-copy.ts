// Beside a running server: writes the copy of its embedded store into a snapshot. Its arguments are folder, file and time.
import { dumpHere } from './db/snapshot/dump-copy.ts';

const [folder = '', file = '', madeAt] = process.argv.slice(2);
dumpHere({ folder, file, madeAt: Number(madeAt) }, new AbortController().signal).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
