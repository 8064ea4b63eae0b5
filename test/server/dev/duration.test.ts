import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDuration } from '../../../src/server/dev/duration.ts';

const from = Date.parse('2027-01-31T12:00:00.000Z');

describe('a duration for the clock', () => {
  it.each([
    ['P7D', '2027-02-07T12:00:00.000Z'],
    ['P2W', '2027-02-14T12:00:00.000Z'],
    ['P1M', '2027-02-28T12:00:00.000Z'],
    ['P1Y', '2028-01-31T12:00:00.000Z'],
    ['P1Y1M1DT1H1M1S', '2028-03-01T13:01:01.000Z'],
    ['PT90S', '2027-01-31T12:01:30.000Z'],
    ['PT36H', '2027-02-02T00:00:00.000Z'],
    ['P1M15DT12H', '2027-03-16T00:00:00.000Z'],
  ])('%s ends at %s', (duration, expected) => {
    const to = addDuration(from, duration);
    expect(to.ok && new Date(to.value).toISOString()).toBe(expected);
  });

  it.each([
    '',
    'P',
    'PT',
    'P0D',
    '7D',
    'P-7D',
    '-P7D',
    'P7',
    'P1.5D',
    'P1D2Y',
    'P1H',
    'P7DT',
    ' P7D',
    'P21Y',
    'P99999D',
    'seven days',
  ])('"%s" is no duration', (duration) =>
    expect(addDuration(from, duration)).toEqual({ ok: false, error: { code: 'invalid_duration' } }),
  );

  it('never goes back and never breaks', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^P(\d{0,3}[YMWD]){0,3}(T(\d{0,3}[HMS]){0,3})?$/)),
        (text) => {
          const to = addDuration(from, text);
          expect(!to.ok || to.value > from).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
