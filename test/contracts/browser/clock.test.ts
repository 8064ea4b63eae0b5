import { describe, expect, it } from 'vitest';
import { SystemClock } from '../../../src/adapters/browser/system-clock.ts';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import type { Clock } from '../../../src/application/ports/clock.ts';

/** What every {@link Clock} does. */
function clockContract(name: string, clock: Clock): void {
  describe(`${name} as a clock`, () => {
    it('gives whole milliseconds since the epoch that do not go back', () => {
      const first = clock.now();
      const second = clock.now();
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(first).toBeGreaterThan(Date.UTC(2020, 0));
      expect(second).toBeGreaterThanOrEqual(first);
    });
  });
}

clockContract('MemoryClock', new MemoryClock());
clockContract('SystemClock', new SystemClock());
