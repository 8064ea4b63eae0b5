import { vi } from 'vitest';

/** Waits until an assertion holds, as long as a busy machine needs; else fails with its last error. */
export function comesTrue<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assertion, { timeout: 60_000 });
}
