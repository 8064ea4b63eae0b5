import { countingOff, countingSwitch } from '../../domain/analytics/counting-switch.ts';
import type { BrowserRecords } from '../ports/browser-records.ts';

/** Turns counting off in this browser, and on again. */
export class SwitchCounting {
  constructor(private readonly records: BrowserRecords) {}

  /** Whether counting is turned off here. */
  get isOff(): boolean {
    return this.records.all().some(({ place, name }) => place === 'local' && name === countingSwitch);
  }

  /** False when the browser does not store the choice, so that counting goes on. */
  execute(wanted: 'on' | 'off'): boolean {
    if (wanted === 'off') return this.records.keep(countingSwitch, countingOff);
    this.records.remove({ place: 'local', name: countingSwitch });
    return true;
  }
}
