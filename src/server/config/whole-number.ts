import * as z from 'zod/mini';

/** A schema for an integer in decimal digits, within bounds: no whitespace, signs, exponents or other bases. */
export function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
}
