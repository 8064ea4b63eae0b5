import { describe, expect, it } from 'vitest';
import { KeyedHash } from '../../../src/server/keyed-hash.ts';
import { ReadingLimits } from '../../../src/server/limits/reading-limits.ts';
import { seconds } from '../support/manual-clock.ts';

const now = Date.UTC(2026, 0, 1);

describe('what is counted in memory', () => {
  it('is a search over bangs: 300 an hour for a network, and none of another waits for it', () => {
    const reading = new ReadingLimits(new KeyedHash('a-secret-of-this-test-alone-4711'));
    const by = { network: '203.0.113.77' };
    for (let count = 0; count < 300; count += 1) expect(reading.take('search-bangs', by, now)).toBe(0);
    expect(reading.take('search-bangs', by, now)).toBe(seconds(3_600));
    expect(reading.take('search-bangs', { network: '203.0.113.78' }, now)).toBe(0);
    expect(reading.take('search-bangs', by, now + seconds(3_600))).toBe(0);
  });

  it('is a report of blocked content: 120 an hour for a network', () => {
    const reading = new ReadingLimits(new KeyedHash('a-secret-of-this-test-alone-4711'));
    const by = { network: '2001:db8:1:2::/64' };
    for (let count = 0; count < 120; count += 1) expect(reading.take('report-violation', by, now)).toBe(0);
    expect(reading.take('report-violation', by, now)).toBeGreaterThan(0);
  });

  it('is forgotten with its network a day after that was counted last, and no sooner', () => {
    const reading = new ReadingLimits(new KeyedHash('a-secret-of-this-test-alone-4711'));
    const day = seconds(86_400);
    const take = (last: number, at: number) =>
      reading.take('report-new-violation', { network: `203.0.113.${last}` }, now + at);
    for (let count = 0; count < 20; count += 1) expect(take(1, 0)).toBe(0);
    expect(take(1, day - 1)).toBe(1);
    expect(take(2, day / 2)).toBe(0);
    // The two of them, and the /24 around them.
    expect(reading.size).toBe(3);
    expect(take(3, day + 1)).toBe(0);
    expect(reading.size).toBe(3);
    expect(take(1, day + 1)).toBe(0);
  });
});
