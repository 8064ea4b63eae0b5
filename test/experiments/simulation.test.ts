import { describe, expect, it } from 'vitest';
import { figures } from '../../scripts/experiments/figures.ts';
import { binomial, seededBits, seededRandom } from '../../scripts/experiments/random.ts';
import { play } from '../../scripts/experiments/simulate.ts';

describe('the random numbers of a simulation', () => {
  it('are those of the published generator', () => {
    // The test vector of the Rust crate rand_xoshiro, made with the authors' C code.
    const next = seededBits([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it.each([
    [1_000, 0.05],
    [1_000, 0.5],
    [40, 0.9],
    [7, 1 / 3],
  ])(
    'give of %d trials as many successes as a chance of %d lets expect, and spread as much',
    (trials, chance) => {
      const random = seededRandom([5, 6, 7, 8]);
      const draws = Array.from({ length: 20_000 }, () => binomial(random, trials, chance));
      const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
      const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
      const expected = trials * chance * (1 - chance);
      expect(Math.abs(mean - trials * chance)).toBeLessThan(4 * Math.sqrt(expected / draws.length));
      expect(variance / expected).toBeCloseTo(1, 1);
      expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...draws)).toBeLessThanOrEqual(trials);
    },
  );

  it('give no success without a chance, and only successes with all of it', () => {
    const random = seededRandom([5, 6, 7, 8]);
    expect([binomial(random, 50, 0), binomial(random, 50, 1), binomial(random, 0, 0.3)]).toEqual([0, 50, 0]);
  });
});

describe('an experiment that is played', () => {
  const played = { name: 'defaultplan', days: 30, enrolments: 400, rates: [0.05, 0.05], each: 1 } as const;

  it('comes out the same for the same seed', () => {
    const seed = [1, 2, 3, 4] as const;
    expect(play(seededRandom(seed), played)).toEqual(play(seededRandom(seed), played));
  });

  it('is called on the day on which it shows, and its ratio when it is off', () => {
    const called = play(seededRandom([1, 2, 3, 4]), { ...played, rates: [0.05, 0.5], shares: [0.6, 0.4] });
    expect(called).toMatchObject({ difference: true, byZTest: true, ratioOff: true });
    expect(called.on).toBeLessThan(5);
  });
});

describe('looking every day', () => {
  const { falseAlarms, found } = figures({ same: 400, different: 100 });
  const partOf = (lines: typeof found, words: string) => {
    const [line, ...others] = Object.entries(lines).filter(([what]) => what.includes(words));
    expect([line?.[0], others]).toEqual([expect.any(String), []]);
    return line?.[1].part;
  };

  it('raises a false alarm in a quarter or more of the runs with a z test', () => {
    expect(partOf(falseAlarms, 'z test')).toBeGreaterThan(0.23);
    expect(partOf(falseAlarms, 'z test')).toBeLessThan(0.34);
  });

  it('raises one in at most 5 % with always-valid intervals, and calls at most 1 % of the ratios off', () => {
    for (const words of ['does so once', 'does so twice', 'of two arms', '20 enrolments']) {
      expect(partOf(falseAlarms, words), words).toBeLessThanOrEqual(0.05);
    }
    expect(partOf(falseAlarms, 'sequential test')).toBeLessThanOrEqual(0.01);
    expect(partOf(falseAlarms, 'chi-squared')).toBeGreaterThan(0.04);
  });

  it('finds what was planned for in 80 % or more, and a ratio that is off', () => {
    expect(partOf(found, 'does so twice')).toBeGreaterThanOrEqual(0.8);
    expect(partOf(found, 'does so once')).toBeGreaterThanOrEqual(0.8);
    expect(partOf(found, '52 to 48')).toBe(1);
  });
});
