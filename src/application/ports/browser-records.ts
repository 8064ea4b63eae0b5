/** Where a browser keeps something for a site: for all tabs, for one tab, or in a cookie sent with requests. */
export type RecordPlace = 'local' | 'session' | 'cookie';

/** One thing that the browser keeps for this site. */
export interface BrowserRecord {
  readonly place: RecordPlace;
  readonly name: string;
  /** As it stands there. */
  readonly text: string;
}

/** Everything the browser keeps for the site that a page's scripts can see, whoever wrote it. Empty where storage is refused. */
export abstract class BrowserRecords {
  /** What is stored now. */
  abstract all(): readonly BrowserRecord[];

  /** Keeps something for all tabs. False when the browser did not take it. */
  abstract keep(name: string, text: string): boolean;

  /** Removes something, if it is stored. */
  abstract remove(record: Pick<BrowserRecord, 'place' | 'name'>): void;
}
