/** Reads one of the variants; null for a text that is none of them. */
export function readVariantOf<Variant extends string>(
  variants: readonly Variant[],
  text: string | null,
): Variant | null {
  return variants.find((variant) => variant === text) ?? null;
}
