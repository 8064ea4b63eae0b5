import { describe, expect, it } from 'vitest';
import { logGamma } from '../../../src/domain/statistics/log-gamma.ts';
import { logEvidenceOfMismatch, sampleRatioPValue } from '../../../src/domain/statistics/sample-ratio.ts';
import vectors from '../../vectors/statistics.json' with { type: 'json' };

const half = [0.5, 0.5];

describe('the logarithm of gamma', () => {
  it.each(vectors.logGamma.values)('of %d is %d', (x = 0, value = 0) => {
    expect(Math.abs(logGamma(x) - value)).toBeLessThan(1e-12 * Math.max(1, Math.abs(value)));
  });

  it('is not asked for nothing or less', () => {
    for (const x of [0, -1, Number.NaN]) expect(() => logGamma(x)).toThrow();
  });
});

describe('the evidence that a sample ratio is off', () => {
  const { shares, prior, looks } = vectors.sampleRatio;
  it.each(looks)('of $counts is that of the reference implementation', ({ counts, alternative, asDrawn }) => {
    expect(logEvidenceOfMismatch(counts, shares, prior)).toBeCloseTo(alternative - asDrawn, 8);
  });

  it('is none before anybody came', () => {
    expect(logEvidenceOfMismatch([0, 0], half)).toBeCloseTo(0, 12);
  });

  it('is a bet that is fair: over what may come next, it is expected to stay as it is', () => {
    for (const [counts, drawn] of [
      [
        [3, 9, 4],
        [0.2, 0.5, 0.3],
      ],
      [[500, 400], half],
    ] as const) {
      const expected = drawn.reduce((sum, share, arm) => {
        const next = counts.map((count, index) => (index === arm ? count + 1 : count));
        return sum + share * Math.exp(logEvidenceOfMismatch(next, drawn));
      }, 0);
      expect(expected / Math.exp(logEvidenceOfMismatch(counts, drawn))).toBeCloseTo(1, 9);
    }
  });

  it('does not depend on the order of the arms, nor overflow', () => {
    expect(logEvidenceOfMismatch([520, 480], half)).toBeCloseTo(logEvidenceOfMismatch([480, 520], half), 9);
    expect(logEvidenceOfMismatch([2e6, 1e6], half)).toBeGreaterThan(1e5);
  });
});

describe('the p-value of a sample ratio', () => {
  it('is 1 before anybody came, and for what is as it was drawn', () => {
    expect(sampleRatioPValue([], half)).toBe(1);
    expect(
      sampleRatioPValue(
        [
          [50, 50],
          [101, 99],
        ],
        half,
      ),
    ).toBe(1);
  });

  it('is small for what is off, and stays so when later days make up for it', () => {
    const off = [300, 200];
    const alone = sampleRatioPValue([off], half);
    expect(alone).toBeCloseTo(Math.exp(-logEvidenceOfMismatch(off, half)), 12);
    expect(alone).toBeLessThan(0.001);
    expect(sampleRatioPValue([off, [500, 500]], half)).toBe(alone);
    expect(sampleRatioPValue([[5, 5], off], half)).toBe(alone);
  });
});
