import { describe, expect, it } from 'vitest';
import { normalMixtureBound, rhoFor } from '../../../src/domain/statistics/normal-mixture.ts';
import { leastEvents, rateDifference, unitVariance } from '../../../src/domain/statistics/rate-difference.ts';
import { requiredExposure } from '../../../src/domain/statistics/required-exposure.ts';

const plan = { alpha: 0.05, narrowestAt: 20_000, mostPerUnit: 1 };
const control = { count: 500, of: 10_000 };
const treatment = { count: 600, of: 10_000 };

describe('the variance of a unit', () => {
  it('is that of a yes or no where there is one event at most', () => {
    expect(unitVariance(0.3, 1)).toBeCloseTo(0.21, 12);
  });

  it('is at most that of units with no event or as many as there may be', () => {
    // A hundredth of the units has 4 events: mean 0.04, mean of squares 0.16.
    expect(unitVariance(0.04, 4)).toBeCloseTo(0.16 - 0.04 ** 2, 12);
  });

  it('is none where nothing or everything happens, or more than may', () => {
    for (const rate of [0, 1, 1.5]) expect(unitVariance(rate, 1)).toBe(0);
  });
});

describe('the always-valid interval of a difference', () => {
  it('is the difference, give or take the boundary times the standard error', () => {
    const interval = rateDifference(control, treatment, plan);
    const error = Math.sqrt((0.05 * 0.95) / 10_000 + (0.06 * 0.94) / 10_000);
    // Where it is narrowest the boundary is that of the published values.
    expect(interval?.difference).toBeCloseTo(0.01, 12);
    expect(interval?.from).toBeCloseTo(0.01 - 3.035209 * error, 8);
    expect(interval?.to).toBeCloseTo(0.01 + 3.035209 * error, 8);
  });

  it('goes by the units of both arms, however many each has', () => {
    const few = { count: 60, of: 1_000 };
    const interval = rateDifference(control, few, plan);
    const error = Math.sqrt((0.05 * 0.95) / 10_000 + (0.06 * 0.94) / 1_000);
    const boundary = normalMixtureBound(11_000, rhoFor(20_000, 0.05), 0.05) / Math.sqrt(11_000);
    expect(interval?.to).toBeCloseTo(0.01 + boundary * error, 12);
  });

  it('is turned round with the arms', () => {
    const one = rateDifference(control, treatment, plan);
    const other = rateDifference(treatment, control, plan);
    expect(other?.difference).toBeCloseTo(-(one?.difference ?? 0), 12);
    expect(other?.to).toBeCloseTo(-(one?.from ?? 0), 12);
  });

  it('is wider where a unit may have more events, and where it is to be surer', () => {
    const width = (change: Partial<typeof plan>) => {
      const { from, to } = rateDifference(control, treatment, { ...plan, ...change }) ?? { from: 0, to: 0 };
      return to - from;
    };
    expect(width({ mostPerUnit: 2 }) / width({})).toBeCloseTo(
      Math.sqrt((0.05 * 1.95 + 0.06 * 1.94) / (0.05 * 0.95 + 0.06 * 0.94)),
      9,
    );
    expect(width({ alpha: 0.025 })).toBeGreaterThan(width({}));
  });

  it('is none before so many events, or while an arm has nobody', () => {
    const enough = { count: 6, of: 100 };
    expect(rateDifference({ count: leastEvents - 7, of: 100 }, enough, plan)).toBeNull();
    expect(rateDifference({ count: leastEvents - 6, of: 100 }, enough, plan)).not.toBeNull();
    expect(rateDifference({ count: 0, of: 0 }, treatment, plan)).toBeNull();
    expect(rateDifference(control, { count: 0, of: 0 }, plan)).toBeNull();
  });
});

describe('the required exposure', () => {
  const sought = { rate: 0.05, difference: 0.01, power: 0.8, alpha: 0.05, mostPerUnit: 1 } as const;

  it('is what the formula gives, worked out by hand', () => {
    // (3.1530304 + 0.8416212)² · (0.05·0.95 + 0.06·0.94) / 0.01²
    expect(requiredExposure(sought)).toBe(16_580);
    // (3.1530304 + 1.2815516)² · 0.1039 / 0.0001
    expect(requiredExposure({ ...sought, power: 0.9 })).toBe(20_433);
  });

  it('is about four times as much for half of the difference, and less for a surer thing', () => {
    expect(requiredExposure({ ...sought, difference: 0.005 }) / requiredExposure(sought)).toBeCloseTo(
      3.83,
      1,
    );
    expect(requiredExposure({ ...sought, difference: -0.01 })).toBeLessThan(requiredExposure(sought));
    expect(requiredExposure({ ...sought, alpha: 0.1 })).toBeLessThan(requiredExposure(sought));
  });

  it('is what the interval needs: at the expected rates it leaves out 0 by the power’s quantile', () => {
    const units = requiredExposure(sought);
    const interval = rateDifference(
      { count: 0.05 * units, of: units },
      { count: 0.06 * units, of: units },
      { alpha: 0.05, narrowestAt: 0.4 * units, mostPerUnit: 1 },
    );
    const error = Math.sqrt((0.05 * 0.95 + 0.06 * 0.94) / units);
    expect((interval?.from ?? 0) / error).toBeCloseTo(0.8416, 3);
  });
});
