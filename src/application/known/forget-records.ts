import type { Result } from '../../domain/result.ts';
import type { BrowserRecord, BrowserRecords } from '../ports/browser-records.ts';
import { rowOfRecord } from './record-table.ts';

/** Ends the session of this browser, here in any case. A failure says that the service was not told. */
export type EndSession = () => Promise<Result<void, { readonly code: string }>>;

/** What became of forgetting: all is gone, or all is gone here and the service does not know that the session has ended. */
export type Forgotten = 'done' | 'service-not-told';

/**
 * Removes what the browser keeps. A session is not only removed but ended: the service is told, and what belongs to the
 * account goes as well.
 */
export class ForgetRecords {
  constructor(
    private readonly records: BrowserRecords,
    private readonly endSession: EndSession,
  ) {}

  /** Forgets one thing. */
  async execute(record: Pick<BrowserRecord, 'place' | 'name'>): Promise<Forgotten> {
    return this.forget([record]);
  }

  /** Forgets everything but the wish not to be counted, without which counting would begin again. */
  async everything(): Promise<Forgotten> {
    return this.forget(this.records.all().filter((one) => rowOfRecord(one)?.kind !== 'countingSwitch'));
  }

  private async forget(wanted: readonly Pick<BrowserRecord, 'place' | 'name'>[]): Promise<Forgotten> {
    const isSession = wanted.some((one) => rowOfRecord(one)?.cost === 'sign-in');
    const told = isSession ? await this.ended() : true;
    for (const one of wanted) this.records.remove(one);
    return told ? 'done' : 'service-not-told';
  }

  /** What cannot be loaded without a connection must not keep anything here. */
  private async ended(): Promise<boolean> {
    try {
      return (await this.endSession()).ok;
    } catch {
      return false;
    }
  }
}
