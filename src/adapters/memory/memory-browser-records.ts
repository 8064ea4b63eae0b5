import { type BrowserRecord, BrowserRecords } from '../../application/ports/browser-records.ts';

/** A browser with the given initial records, and those that pages add. */
export class MemoryBrowserRecords extends BrowserRecords {
  private records: readonly BrowserRecord[];

  constructor(
    records: readonly BrowserRecord[] = [],
    private readonly refuses = false,
  ) {
    super();
    this.records = records;
  }

  override all(): readonly BrowserRecord[] {
    return this.records;
  }

  override keep(name: string, text: string): boolean {
    if (this.refuses) return false;
    this.remove({ place: 'local', name });
    this.records = [...this.records, { place: 'local', name, text }];
    return true;
  }

  override remove({ place, name }: Pick<BrowserRecord, 'place' | 'name'>): void {
    this.records = this.records.filter((one) => one.place !== place || one.name !== name);
  }
}
