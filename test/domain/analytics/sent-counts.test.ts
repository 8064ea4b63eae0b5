import { describe, expect, it } from 'vitest';
import { sentCounts } from '../../../src/domain/analytics/read-sent-counts.ts';
import { withSentCount } from '../../../src/domain/analytics/sent-counts.ts';

const url = (number: number) => `https://mallard.example/t/page_impression?${number}&page=home`;

describe('what a tab keeps of what it has sent', () => {
  it('is every address as it was, the newest first', () => {
    const kept = [1, 2, 3].map(url).reduce<string | null>(withSentCount, null);
    expect(sentCounts(kept)).toEqual([url(3), url(2), url(1)]);
  });

  it('is nothing where nothing was sent', () => {
    expect(sentCounts(null)).toEqual([]);
    expect(sentCounts('')).toEqual([]);
  });

  it('never grows beyond its length, and has no address that was cut', () => {
    let kept: string | null = null;
    for (let number = 1; number <= 1_000; number += 1) kept = withSentCount(kept, url(number));
    expect(kept?.length).toBe(8_000);
    const addresses = sentCounts(kept);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses).toEqual(addresses.map((_, place) => url(1_000 - place)));
  });
});
