import { describe, expect, it } from 'vitest';
import { drawPasscode } from '../../../../src/server/auth/passcodes/draw-passcode.ts';

describe('passcodes', () => {
  it('have six digits, leading zeros too', () => {
    for (let count = 0; count < 1_000; count += 1) expect(drawPasscode()).toMatch(/^\d{6}$/);
  });

  it('favour no digit at any place, over a million draws', () => {
    const draws = 1_000_000;
    const seen = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
    for (let count = 0; count < draws; count += 1) {
      const passcode = drawPasscode();
      for (let place = 0; place < 6; place += 1) {
        const counts = seen[place];
        const digit = passcode.charCodeAt(place) - 48;
        if (counts !== undefined) counts[digit] = (counts[digit] ?? 0) + 1;
      }
    }
    const expected = draws / 10;
    for (const counts of seen) {
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: a fair source exceeds this once in 10^13 runs.
      expect(chiSquare).toBeLessThan(80);
    }
  });
});
