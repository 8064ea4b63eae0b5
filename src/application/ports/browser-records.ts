/** Where a browser keeps something for a site: for all tabs, for one tab, or in a cookie, which is sent with requests. */
export type RecordPlace = 'local' | 'session' | 'cookie';

/** One thing that the browser keeps for this site. */
export interface BrowserRecord {
  readonly place: RecordPlace;
  readonly name: string;
  /** As it stands there. */
  readonly text: string;
}

/** All that scripts of a page can see of what the browser keeps for its site, whoever wrote it. Where storage is refused, there is nothing. */
export abstract class BrowserRecords {
  /** What is there now. */
  abstract all(): readonly BrowserRecord[];

  /** Keeps something for all tabs. False when the browser did not take it. */
  abstract keep(name: string, text: string): boolean;

  /** Removes something, if it is there. */
  abstract remove(record: Pick<BrowserRecord, 'place' | 'name'>): void;
}
