/**
 * Draws a variant. `draw` is a number from 0 up to but not including 1, evenly spread: the first `allocation` of that
 * range takes part and is shared evenly by the variants, the rest gives null. The same number gives the same variant.
 * Throws when `draw` is out of its range, which is a bug.
 */
export function drawVariant<Variant extends string>(
  experiment: { readonly variants: readonly Variant[]; readonly allocation: number },
  draw: number,
): Variant | null {
  if (!(draw >= 0 && draw < 1)) throw new Error('A draw is at least 0 and less than 1');
  const { variants, allocation } = experiment;
  if (draw >= allocation) return null;
  // Neither the quotient nor the product rounds up: what is below 1, or below a whole number of variants, stays below.
  return variants[Math.floor((draw / allocation) * variants.length)] ?? null;
}

/** Random bytes that one draw takes. */
export const drawBytes = 7;

/**
 * The number from 0 up to but not including 1 that random bytes stand for, with 53 bits, which is all a number holds.
 * Throws when there are not exactly {@link drawBytes}, which is a bug.
 */
export function drawOf(bytes: Uint8Array): number {
  if (bytes.length !== drawBytes) throw new Error(`A draw takes ${drawBytes} bytes`);
  const bits = bytes.reduce((sum, byte, index) => (index === 0 ? byte & 0x1f : sum * 256 + byte), 0);
  return bits / 2 ** 53;
}
