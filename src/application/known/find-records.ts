import type { BrowserRecord, BrowserRecords } from '../ports/browser-records.ts';
import { type RecordRow, recordTable, rowOfRecord } from './record-table.ts';

/** What this browser keeps for our pages. */
export interface FoundRecords {
  /** What the table names, in its order. */
  readonly known: readonly (BrowserRecord & { readonly row: RecordRow })[];
  /** What it does not name: left by an older version of the site, or by whoever typed it. */
  readonly other: readonly BrowserRecord[];
}

/** Finds what the browser keeps, each with what is said of it. */
export class FindRecords {
  constructor(private readonly records: BrowserRecords) {}

  find(): FoundRecords {
    const all = this.records.all();
    return {
      known: recordTable.flatMap((row) =>
        all.filter((one) => one.place === row.place && one.name === row.name).map((one) => ({ ...one, row })),
      ),
      other: all.filter((one) => rowOfRecord(one) === undefined),
    };
  }
}
