/**
 * Draws a variant. `draw` is uniformly distributed from 0 up to but not including 1: the first `allocation` of that
 * range takes part and is split evenly among the variants, the rest gives null. Deterministic in `draw`. Throws when
 * `draw` is out of range, which is a bug.
 */
export function drawVariant<Variant extends string>(
  experiment: { readonly variants: readonly Variant[]; readonly allocation: number },
  draw: number,
): Variant | null {
  if (!(draw >= 0 && draw < 1)) throw new Error('A draw is at least 0 and less than 1');
  const { variants, allocation } = experiment;
  if (draw >= allocation) return null;
  // Neither the quotient nor the product rounds up: values below 1, or below a whole number of variants, stay below.
  return variants[Math.floor((draw / allocation) * variants.length)] ?? null;
}

/** Number of random bytes for one draw. */
export const drawBytes = 7;

/**
 * Converts random bytes to a number from 0 up to but not including 1, with 53 bits, the precision of a double. Throws
 * unless there are exactly {@link drawBytes}, which is a bug.
 */
export function drawOf(bytes: Uint8Array): number {
  if (bytes.length !== drawBytes) throw new Error(`A draw takes ${drawBytes} bytes`);
  const bits = bytes.reduce((sum, byte, index) => (index === 0 ? byte & 0x1f : sum * 256 + byte), 0);
  return bits / 2 ** 53;
}
