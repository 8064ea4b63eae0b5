import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalMixtureBound, rhoFor } from '../../../src/domain/statistics/normal-mixture.ts';
import vectors from '../../vectors/statistics.json' with { type: 'json' };

const { variance, alpha, rho, bound } = vectors.normalMixture;
const positive = fc.double({ min: 1e-3, max: 1e9, noNaN: true });

describe('the normal mixture boundary', () => {
  it('is that of the reference implementation, and so is what it is made narrowest by', () => {
    expect(Math.abs(rhoFor(variance, alpha) - rho)).toBeLessThan(1e-5);
    expect(Math.abs(normalMixtureBound(variance, rhoFor(variance, alpha), alpha) - bound)).toBeLessThan(1e-5);
  });

  it('is the margin of asymptotic confidence sequences, written with 1/ρ² in place of ρ', () => {
    // Waudby-Smith and others give it for a mean of unit variance after t draws.
    const margin = (t: number, rho2: number) =>
      Math.sqrt((2 * (t * rho2 + 1) * Math.log(Math.sqrt(t * rho2 + 1) / alpha)) / (t * t * rho2));
    fc.assert(
      fc.property(positive, positive, (t, scale) => {
        expect(normalMixtureBound(t, scale, alpha) / t / margin(t, 1 / scale)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('does not depend on the unit in which a sum is told', () => {
    const root = Math.sqrt(7);
    expect(normalMixtureBound(700, rhoFor(700, 0.01), 0.01)).toBeCloseTo(
      root * normalMixtureBound(100, rhoFor(100, 0.01), 0.01),
      9,
    );
  });

  it('grows with the variance, and with the certainty asked for', () => {
    expect(normalMixtureBound(101, 10, 0.05)).toBeGreaterThan(normalMixtureBound(100, 10, 0.05));
    expect(normalMixtureBound(100, 10, 0.01)).toBeGreaterThan(normalMixtureBound(100, 10, 0.05));
  });

  it('is narrowest, in standard errors, where it was asked to be', () => {
    const width = (at: number) => normalMixtureBound(at, rhoFor(100, 0.05), 0.05) / Math.sqrt(at);
    expect(width(100)).toBeCloseTo(3.035209, 5);
    for (const at of [50, 90, 110, 200]) expect(width(at)).toBeGreaterThan(width(100));
    expect(width(10) / width(100)).toBeCloseTo(1.27, 2);
    expect(width(1_000) / width(100)).toBeCloseTo(1.07, 2);
  });
});
