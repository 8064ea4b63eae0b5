import { logGamma } from './log-gamma.ts';

/**
 * How strongly the prior of {@link logEvidenceOfMismatch} is concentrated on the intended shares, as a number of
 * visitors. The method's authors use 100: deviations of a few hundredths are detected quickly, smaller ones only a
 * little later.
 */
export const usualConcentration = 100;

/**
 * The evidence for a sample ratio mismatch, that is, that units do not reach the arms in the shares with which they are
 * drawn: the natural logarithm of a number that ever exceeds 1/α with probability at most α when all is well. Compares
 * the multinomial with `shares` to a mixture of all others, a Dirichlet distribution with `prior` (one number per arm,
 * above 0).
 *
 * Lindon and Malek (2022), "Anytime-valid inference for multinomial count data", NeurIPS 35. `counts` are whole
 * numbers, one per arm, counted from the start; `shares` add up to 1.
 */
export function logEvidenceOfMismatch(
  counts: readonly number[],
  shares: readonly number[],
  prior: readonly number[] = shares.map((share) => share * usualConcentration),
): number {
  const all = sum(counts);
  const mixed = sum(prior);
  const arms = counts.map((count, arm) => {
    const own = prior[arm] ?? 0;
    return logGamma(own + count) - logGamma(own) - count * Math.log(shares[arm] ?? 0);
  });
  return logGamma(mixed) - logGamma(mixed + all) + sum(arms);
}

/**
 * The always-valid p-value, 0 to 1: the smallest over all looks at growing counts. Once a ratio is off, it stays off.
 */
export function sampleRatioPValue(looks: readonly (readonly number[])[], shares: readonly number[]): number {
  return looks.reduce(
    (least, counts) => Math.min(least, Math.exp(-logEvidenceOfMismatch(counts, shares))),
    1,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
