import { logGamma } from './log-gamma.ts';

/**
 * How sure the prior of {@link logEvidenceOfMismatch} is that shares are as meant, as a number of visitors. The method's
 * authors use 100: shares that are off by a few hundredths are found soon, smaller faults only a little later than else.
 */
export const usualConcentration = 100;

/**
 * The evidence that units do not come to the arms in the shares that they were drawn with: the natural logarithm of a number
 * that grows beyond 1/α at any time with probability α at most where all is well. It compares the multinomial with those `shares`
 * to a mixture of all others, a Dirichlet distribution with `prior` (one number an arm, above 0).
 *
 * Lindon and Malek (2022), "Anytime-valid inference for multinomial count data", NeurIPS 35. `counts` are whole numbers, one
 * an arm, counted from the start; `shares` add up to 1.
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
 * The p-value that holds at any time, 0 to 1: of all looks at growing counts, the smallest that the evidence gives. Once a
 * ratio is off it stays so.
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
