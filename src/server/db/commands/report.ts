import type { TableProof } from '../transfer/rows-hash.ts';

/** Prints one line. */
export type Print = (line: string) => void;

/** Prints the tables with their row counts and the first half of their hashes, in columns. */
export function printTables(tables: Readonly<Record<string, TableProof>>, print: Print): void {
  const names = Object.keys(tables).sort();
  const width = Math.max(...names.map((name) => name.length), 0);
  for (const name of names) {
    const proof = tables[name];
    if (proof !== undefined) {
      print(`  ${name.padEnd(width)}  ${String(proof.rows).padStart(9)}  ${proof.sha256.slice(0, 32)}`);
    }
  }
}
