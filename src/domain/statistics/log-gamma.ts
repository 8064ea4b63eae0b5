const halfLogTwoPi = 0.9189385332046727;
/** From here on, four terms of the series are accurate to 13 digits. */
const largeEnough = 12;

/**
 * The natural logarithm of the gamma function of a number above 0, by Stirling's series (Abramowitz and Stegun 1964,
 * 6.1.41); small numbers are raised by Γ(x) = Γ(x + 1)/x. Throws for 0 and less, which is a bug.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new Error('The logarithm of gamma is asked for numbers above 0 only');
  let large = x;
  let product = 1;
  while (large < largeEnough) {
    product *= large;
    large += 1;
  }
  const inverse = 1 / large;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (large - 0.5) * Math.log(large) - large + halfLogTwoPi + series - Math.log(product);
}
