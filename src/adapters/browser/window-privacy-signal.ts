import type { PrivacySignal } from '../../application/ports/privacy-signal.ts';
import { countingSwitch } from '../../domain/analytics/counting-switch.ts';

/** The parts of the window that hold privacy preferences. Reading its storage throws where the visitor refuses storage. */
export interface PrivacyHost {
  /** Few browsers have `globalPrivacyControl` on it. */
  readonly navigator: object;
  readonly localStorage: { getItem(name: string): string | null };
}

/** {@link PrivacySignal} of a window, read on every access: another tab may have turned counting off. */
export class WindowPrivacySignal implements PrivacySignal {
  constructor(private readonly host: PrivacyHost) {}

  get refusesCounts(): boolean {
    try {
      return (
        Reflect.get(this.host.navigator, 'globalPrivacyControl') === true ||
        this.host.localStorage.getItem(countingSwitch) !== null
      );
    } catch {
      return false;
    }
  }
}
