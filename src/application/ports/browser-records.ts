/** Where a browser stores something for a site: for all tabs, for one tab, or in a cookie sent with requests. */
export type RecordPlace = 'local' | 'session' | 'cookie';

/** One record that the browser stores for this site. */
export interface BrowserRecord {
  readonly place: RecordPlace;
  readonly name: string;
  /** The raw text as stored. */
  readonly text: string;
}

/** Everything stored for the site that page scripts can see, whoever wrote it. Empty where storage is refused. */
export abstract class BrowserRecords {
  /** What is stored now. */
  abstract all(): readonly BrowserRecord[];

  /** Stores a record for all tabs. False when the browser did not accept it. */
  abstract keep(name: string, text: string): boolean;

  /** Removes a record, if it is stored. */
  abstract remove(record: Pick<BrowserRecord, 'place' | 'name'>): void;
}
