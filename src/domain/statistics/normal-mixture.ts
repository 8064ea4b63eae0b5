/**
 * The two-sided normal mixture boundary √((v + ρ)·log((v + ρ)/(ρ·α²))). A sum with variance v ever crosses it with
 * probability at most `alpha`. Looking at every step and stopping at will is therefore no more often wrong.
 *
 * Robbins (1970); this form: Howard, Ramdas, McAuliffe and Sekhon (2021), "Time-uniform, nonparametric, nonasymptotic
 * confidence sequences", Annals of Statistics 49(2), 1055–1080, section 3.2. `variance` and `rho` are numbers in the
 * squared unit of the sum; the result is a number in that unit.
 */
export function normalMixtureBound(variance: number, rho: number, alpha: number): number {
  const whole = variance + rho;
  return Math.sqrt(whole * Math.log(whole / (rho * alpha * alpha)));
}

/**
 * The number ρ that makes {@link normalMixtureBound} narrowest, in standard errors, when the sum has this variance; at
 * a tenth of it the boundary is 27 % wider, at ten times 7 %. The approximation of section 3.5 of the same paper, as
 * computed by its authors' `confseq`.
 */
export function rhoFor(variance: number, alpha: number): number {
  const chance = 2 * Math.log(1 / alpha);
  return variance / (chance + Math.log(1 + chance));
}
