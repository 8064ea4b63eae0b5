import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryConnectivity } from '../../../src/adapters/memory/memory-connectivity.ts';
import { MemoryEligibilityApi } from '../../../src/adapters/memory/memory-eligibility-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { EligibilityState } from '../../../src/application/subscription/eligibility-state.ts';
import { collect } from '../../support/collect.ts';

function visitor(country: string) {
  const network = new MemoryNetwork();
  const api = new MemoryEligibilityApi(() => country, network);
  return { network, eligibility: new EligibilityState(api, new MemoryConnectivity()) };
}

describe('eligibility', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is pending, then what the service says', async () => {
    for (const [country, known] of [
      ['US', 'eligible'],
      ['JP', 'ineligible'],
    ] as const) {
      const { eligibility } = visitor(country);
      using seen = collect(eligibility.eligibility$);
      expect(eligibility.eligible).toBe(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.values).toEqual(['pending', known]);
      expect(eligibility.current).toBe(known);
      expect(eligibility.eligible).toBe(country === 'US');
    }
  });

  it('asks nothing until somebody listens', () => {
    const { network, eligibility } = visitor('US');
    expect(eligibility.current).toBe('pending');
    expect(network.calls).toEqual([]);
  });

  it('is an error when the service cannot be asked, which reads as not eligible, and is asked again', async () => {
    const { network, eligibility } = visitor('US');
    network.failNext('checkEligibility', 'request_lost');
    using seen = collect(eligibility.eligibility$);
    await vi.advanceTimersByTimeAsync(0);
    expect(eligibility.eligible).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.values).toEqual(['pending', 'error', 'eligible']);
  });
});
