/**
 * The two-sided normal mixture boundary, which a sum of so much variance crosses at no time at all but with probability
 * `alpha`: √((v + ρ)·log((v + ρ)/(ρ·α²))). Whoever looks at each step, and stops when it pleases, is wrong no more often.
 *
 * Robbins (1970); as here: Howard, Ramdas, McAuliffe and Sekhon (2021), "Time-uniform, nonparametric, nonasymptotic
 * confidence sequences", Annals of Statistics 49(2), 1055–1080, section 3.2. `variance` and `rho` are numbers in the unit of
 * the sum, squared; the answer is a number in that unit.
 */
export function normalMixtureBound(variance: number, rho: number, alpha: number): number {
  const whole = variance + rho;
  return Math.sqrt(whole * Math.log(whole / (rho * alpha * alpha)));
}

/**
 * The number ρ for which {@link normalMixtureBound} is narrowest, in standard errors, where the sum has this much variance;
 * at a tenth of it the boundary is 27 % wider, at ten times as much 7 %. The approximation of section 3.5 of the same paper, which its authors' `confseq` computes.
 */
export function rhoFor(variance: number, alpha: number): number {
  const chance = 2 * Math.log(1 / alpha);
  return variance / (chance + Math.log(1 + chance));
}
