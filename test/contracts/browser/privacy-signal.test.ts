import { describe, expect, it } from 'vitest';
import { WindowPrivacySignal } from '../../../src/adapters/browser/window-privacy-signal.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import type { PrivacySignal } from '../../../src/application/ports/privacy-signal.ts';
import { countingOff, countingSwitch } from '../../../src/domain/analytics/counting-switch.ts';

/** What every {@link PrivacySignal} does; `open` is a visitor who refuses to be counted or does not. */
function privacySignalContract(name: string, open: (asks: boolean) => PrivacySignal): void {
  describe(`${name} as the browser’s wish for privacy`, () => {
    it.each([true, false])('says whether counting is refused (%s)', (asks) => {
      expect(open(asks).refusesCounts).toBe(asks);
    });
  });
}

privacySignalContract('MemoryPrivacySignal', (asks) => new MemoryPrivacySignal(asks));
privacySignalContract(
  'WindowPrivacySignal by Global Privacy Control',
  (asks) =>
    new WindowPrivacySignal({
      navigator: asks ? { globalPrivacyControl: true } : {},
      localStorage: { getItem: () => null },
    }),
);

privacySignalContract(
  'WindowPrivacySignal by the visitor’s own switch',
  (asks) =>
    new WindowPrivacySignal({
      navigator: {},
      localStorage: { getItem: (name) => (asks && name === countingSwitch ? countingOff : null) },
    }),
);

privacySignalContract(
  'WindowPrivacySignal where storage is refused',
  (asks) =>
    new WindowPrivacySignal({
      navigator: asks ? { globalPrivacyControl: true } : {},
      get localStorage(): never {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
);
