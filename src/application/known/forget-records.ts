import type { Result } from '../../domain/result.ts';
import type { BrowserRecord, BrowserRecords } from '../ports/browser-records.ts';
import { rowOfRecord } from './record-table.ts';

/** Ends the session of this browser, locally in any case. A failure means that the service was not told. */
export type EndSession = () => Promise<Result<void, { readonly code: string }>>;

/**
 * The result of forgetting: everything is gone, or it is gone here but the service does not know that the session has
 * ended.
 */
export type Forgotten = 'done' | 'service-not-told';

/**
 * Removes what the browser stores. A session is ended rather than just removed: the service is told, and what belongs
 * to the account is removed as well.
 */
export class ForgetRecords {
  constructor(
    private readonly records: BrowserRecords,
    private readonly endSession: EndSession,
  ) {}

  /** Forgets one record. */
  async execute(record: Pick<BrowserRecord, 'place' | 'name'>): Promise<Forgotten> {
    return this.forget([record]);
  }

  /** Forgets everything except the opt-out of counting, without which counting would start again. */
  async everything(): Promise<Forgotten> {
    return this.forget(this.records.all().filter((one) => rowOfRecord(one)?.kind !== 'countingSwitch'));
  }

  private async forget(wanted: readonly Pick<BrowserRecord, 'place' | 'name'>[]): Promise<Forgotten> {
    const isSession = wanted.some((one) => rowOfRecord(one)?.cost === 'sign-in');
    const told = isSession ? await this.ended() : true;
    for (const one of wanted) this.records.remove(one);
    return told ? 'done' : 'service-not-told';
  }

  /** If ending the session cannot be loaded, as when offline, the records are still removed. */
  private async ended(): Promise<boolean> {
    try {
      return (await this.endSession()).ok;
    } catch {
      return false;
    }
  }
}
