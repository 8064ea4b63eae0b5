import { describe, expect, it } from 'vitest';
import type { PrivacySignal } from '../../src/application/ports/privacy-signal.ts';

/** What every {@link PrivacySignal} does; `open` is a visitor who refuses to be counted or does not. */
export function privacySignalContract(name: string, open: (asks: boolean) => PrivacySignal): void {
  describe(`${name} as the browser’s wish for privacy`, () => {
    it.each([true, false])('says whether counting is refused (%s)', (asks) => {
      expect(open(asks).refusesCounts).toBe(asks);
    });
  });
}
