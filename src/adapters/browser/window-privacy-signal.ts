import type { PrivacySignal } from '../../application/ports/privacy-signal.ts';
import { countingSwitch } from '../../domain/analytics/counting-switch.ts';

/** The window, as far as the visitor's wish goes. Reading its storage throws where the visitor refuses storage. */
export interface PrivacyHost {
  /** Few browsers have the property `globalPrivacyControl` in it. */
  readonly navigator: object;
  readonly localStorage: { getItem(name: string): string | null };
}

/** {@link PrivacySignal} of a window, read anew each time: another tab may have switched counting off. */
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
