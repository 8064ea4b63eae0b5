import { describe, expect, it } from 'vitest';
import { nextPeriodEnd, periodAfter } from '../../../src/server/payment/simulator/calendar.ts';

const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString();

describe('billing periods', () => {
  it.each([
    ['2026-11-21T12:34:56.789Z', 'monthly', 1, '2026-12-21T12:34:56.789Z'],
    ['2026-12-31T00:00:00.000Z', 'monthly', 1, '2027-01-31T00:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', 'monthly', 1, '2027-02-28T08:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', 'monthly', 2, '2027-03-31T08:00:00.000Z'],
    ['2028-01-31T08:00:00.000Z', 'monthly', 1, '2028-02-29T08:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', 'monthly', 14, '2028-01-21T12:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', 'yearly', 1, '2027-11-21T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'yearly', 1, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'yearly', 4, '2032-02-29T12:00:00.000Z'],
  ] as const)('from %s, %s x %i, is %s', (anchor, period, count, expected) => {
    expect(iso(periodAfter(at(anchor), period, count))).toBe(expected);
  });

  it('end on the day they began, also after a short month', () => {
    const anchor = at('2027-01-31T08:00:00.000Z');
    const february = nextPeriodEnd(anchor, 'monthly', anchor);
    expect(iso(february)).toBe('2027-02-28T08:00:00.000Z');
    expect(iso(nextPeriodEnd(anchor, 'monthly', february))).toBe('2027-03-31T08:00:00.000Z');
  });

  it('of another length begin where the last one ended', () => {
    const anchor = at('2026-11-28T12:00:00.000Z');
    expect(iso(nextPeriodEnd(anchor, 'yearly', at('2027-02-28T12:00:00.000Z')))).toBe(
      '2027-11-28T12:00:00.000Z',
    );
  });
});
