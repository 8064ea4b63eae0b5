import { vi } from 'vitest';
import type { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';

/** Advances a memory clock and timers together, in small steps. Needs `vi.useFakeTimers()`. */
export async function passTime(clock: MemoryClock, milliseconds: number): Promise<void> {
  const step = 50;
  for (let left = milliseconds; left > 0; left -= step) {
    clock.advance(Math.min(step, left));
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
  }
}
