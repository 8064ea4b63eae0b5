import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { drawBytes, drawOf, drawVariant } from '../../../src/domain/experiment/draw.ts';

const allocation = fc.double({ min: 0, max: 1, noNaN: true });
const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** The largest chi-square of a fair draw, once in a thousand, by degrees of freedom. */
const critical = { 1: 10.83, 2: 13.82, 3: 16.27, 6: 22.46 } as const;

/** Numbers from 0 up to but not including 1, the same ones each time (the generator is xorshift32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** How far counts are from the even shares that an allocation promises. */
function chiSquare(
  counts: ReadonlyMap<string | null, number>,
  variants: readonly string[],
  part: number,
): number {
  const draws = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const means = new Map<string | null, number>(
    variants.map((name) => [name, (draws * part) / variants.length]),
  );
  if (part < 1) means.set(null, draws * (1 - part));
  expect(new Set(counts.keys())).toEqual(new Set(means.keys()));
  return [...means].reduce((sum, [name, mean]) => sum + ((counts.get(name) ?? 0) - mean) ** 2 / mean, 0);
}

describe('drawing a variant', () => {
  for (const { variants, part, limit } of [
    { variants: ['control', 'treatment'], part: 1, limit: critical[1] },
    { variants: ['control', 'b', 'c'], part: 1, limit: critical[2] },
    { variants: ['control', 'tagline', 'banner'], part: 0.3, limit: critical[3] },
    { variants: ['control', 'bb', 'buck', 'bucka', 'buckc', 'buckd'], part: 0.7, limit: critical[6] },
  ]) {
    it(`gives each of ${variants.length} variants as often, over a million draws at ${part}`, () => {
      const next = seeded(20_261_121);
      const experiment = { variants, allocation: part };
      const counts = new Map<string | null, number>();
      for (let count = 0; count < 1_000_000; count += 1) {
        const variant = drawVariant(experiment, next());
        counts.set(variant, (counts.get(variant) ?? 0) + 1);
      }
      expect(chiSquare(counts, variants, part)).toBeLessThan(limit);
    });
  }

  it('gives each variant as often from random bytes too', () => {
    const random = new MemoryRandom(20_261_121);
    const counts = new Map<string | null, number>();
    for (let count = 0; count < 20_000; count += 1) {
      const variant = drawVariant(
        { variants: ['a', 'b', 'c'], allocation: 1 },
        drawOf(random.bytes(drawBytes)),
      );
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
    expect(chiSquare(counts, ['a', 'b', 'c'], 1)).toBeLessThan(critical[2]);
  });

  it('is the same for the same number, and one of the variants or none', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), allocation, draw, (variants, part, number) => {
        const variant = drawVariant({ variants, allocation: part }, number);
        expect(variant === null).toBe(number >= part);
        if (variant !== null) expect(variants).toContain(variant);
        expect(drawVariant({ variants, allocation: part }, number)).toBe(variant);
      }),
    );
  });

  it('takes the last variant just below the allocation, and none from there on', () => {
    const justBelow = 0.1 - 2 ** -56;
    expect(justBelow).toBeLessThan(0.1);
    for (let count = 1; count <= 1_000; count += 1) {
      const variants = Array.from({ length: count }, (_, index) => `${index}`);
      expect(drawVariant({ variants, allocation: 0.1 }, justBelow)).toBe(`${count - 1}`);
      expect(drawVariant({ variants, allocation: 1 }, 1 - 2 ** -53)).toBe(`${count - 1}`);
      expect(drawVariant({ variants, allocation: 0.1 }, 0.1)).toBeNull();
    }
    expect(drawVariant({ variants: ['a', 'b'], allocation: Number.MIN_VALUE }, 0)).toBe('a');
  });

  it('has none to give where there are none', () => {
    expect(drawVariant({ variants: [], allocation: 1 }, 0)).toBeNull();
  });

  it('throws on a number that is no draw', () => {
    for (const number of [-0.1, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => drawVariant({ variants: ['a'], allocation: 1 }, number)).toThrow('A draw is');
    }
  });
});

describe('the number that random bytes stand for', () => {
  it('runs from 0 to just below 1', () => {
    expect(drawOf(new Uint8Array(7))).toBe(0);
    expect(drawOf(new Uint8Array(7).fill(0xff))).toBe(1 - 2 ** -53);
    expect(drawOf(Uint8Array.of(0x10, 0, 0, 0, 0, 0, 0))).toBe(0.5);
    expect(drawOf(Uint8Array.of(0xe0, 0, 0, 0, 0, 0, 1))).toBe(2 ** -53);
  });

  it('throws on another count of bytes', () => {
    expect(() => drawOf(new Uint8Array(6))).toThrow('A draw takes 7 bytes');
    expect(() => drawOf(new Uint8Array(8))).toThrow('A draw takes 7 bytes');
  });
});
