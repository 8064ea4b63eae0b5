/** Validates a variant; null when it is not one of the given ones. */
export function readVariantOf<Variant extends string>(
  variants: readonly Variant[],
  text: string | null,
): Variant | null {
  return variants.find((variant) => variant === text) ?? null;
}
