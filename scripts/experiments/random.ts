/** Returns numbers from 0 up to but not including 1, deterministic by seed. */
export type Random = () => number;

/**
 * The generator xoshiro128** of Blackman and Vigna (2021), "Scrambled linear pseudorandom number generators", ACM
 * Transactions on Mathematical Software 47(4): fast, and good enough for a billion draws. The seed is four integers,
 * not all 0.
 */
export function seededRandom(seed: readonly [number, number, number, number]): Random {
  const next = seededBits(seed);
  return () => next() / 2 ** 32;
}

/** The generator's raw output: 32-bit integers. */
export function seededBits(seed: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = seed;
  return () => {
    const times5 = Math.imul(b, 5);
    const bits = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return bits;
  };
}

/**
 * How many of `trials` succeed with the same probability: draws the gaps between successes, whose lengths are geometric
 * (Devroye 1986, "Non-uniform random variate generation", X.4.3).
 */
export function binomial(random: Random, trials: number, chance: number): number {
  if (chance <= 0) return 0;
  if (chance > 0.5) return trials - binomial(random, trials, 1 - chance);
  const scale = Math.log1p(-chance);
  let successes = -1;
  let reached = 0;
  while (reached <= trials) {
    // 1 - random() is never 0, whose logarithm would be infinite.
    reached += Math.floor(Math.log(1 - random()) / scale) + 1;
    successes += 1;
  }
  return successes;
}
