import { createHash } from 'node:crypto';
import { DamagedDumpError, DumpEnd, DumpTable, parseLine } from './dump-lines.ts';
import { RowsHash, sameRows, type TableProof } from './rows-hash.ts';

/** Receives rows of one table as they are read; if it throws, reading stops. */
export type TakeRows = (table: DumpTable, lines: readonly string[]) => Promise<void>;

const rowsAtOnce = 1_000;

/**
 * Reads a dump after its first line, up to a thousand rows of a table at a time, and compares all proofs at the end.
 * Throws {@link DamagedDumpError} when it is truncated, does not end there, or its rows do not match the proofs.
 */
export async function streamDump(
  firstLine: string,
  lines: AsyncIterator<string>,
  take: TakeRows = async () => {},
): Promise<DumpEnd['end']> {
  const whole = createHash('sha256').update(firstLine).update('\n');
  const read: Record<string, TableProof> = {};
  let table: DumpTable | undefined;
  let waiting: string[] = [];
  let hash = new RowsHash();
  const hand = async () => {
    if (table !== undefined && waiting.length > 0) await take(table, waiting);
    waiting = [];
  };
  for (;;) {
    const line = await nextOf(lines);
    if (line.startsWith('[')) {
      hash.add(line);
      waiting.push(line);
      if (waiting.length >= rowsAtOnce) await hand();
    } else {
      await hand();
      if (table !== undefined) read[table.table] = hash.proof;
      if (line.startsWith('{"end"')) {
        const end = proven(parseLine(DumpEnd, line, 'its end'), read, whole.digest('hex'));
        if ((await lines.next()).done !== true)
          throw new DamagedDumpError('The dump is damaged: something follows its end');
        return end;
      }
      table = parseLine(DumpTable, line, 'the start of a table');
      hash = new RowsHash();
    }
    whole.update(line).update('\n');
  }
}

/** Returns the next line. Throws {@link DamagedDumpError} when there is none. */
export async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new DamagedDumpError('The dump is damaged: it breaks off');
  return value;
}

function proven(
  { end, sha256 }: DumpEnd,
  read: Readonly<Record<string, TableProof>>,
  wholeHash: string,
): DumpEnd['end'] {
  const names = new Set([...Object.keys(end.tables), ...Object.keys(read)]);
  for (const name of names) {
    if (!sameRows(end.tables[name], read[name])) {
      throw new DamagedDumpError(`The dump is damaged: the rows of ${name} are not those it was made with`);
    }
  }
  if (wholeHash !== sha256) throw new DamagedDumpError('The dump is damaged: it was changed');
  return end;
}
