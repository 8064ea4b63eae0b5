import type { BrowserRecord, BrowserRecords } from '../ports/browser-records.ts';
import { type RecordRow, recordTable, rowOfRecord } from './record-table.ts';

/** What this browser stores for our pages. */
export interface FoundRecords {
  /** Records that the table names, in its order. */
  readonly known: readonly (BrowserRecord & { readonly row: RecordRow })[];
  /** Records that it does not name: left by an older version of the site, or entered by hand. */
  readonly other: readonly BrowserRecord[];
}

/** Finds what the browser stores, each record with its row of the table. */
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
