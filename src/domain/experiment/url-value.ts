import { readVariantOf } from './variant.ts';

/** What the experiment's parameter in the page's address requests. */
export type UrlValueOf<Variant extends string> =
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'unassigned' };

/**
 * Parses the value of `exp_{name}` in an address: a listed variant, or `unassigned` for a visitor who is not to take
 * part; if the variants are single letters, an underscore means the same. Null for anything else. Specification,
 * section 5.
 */
export function readUrlValueOf<Variant extends string>(
  variants: readonly Variant[],
  text: string | null,
): UrlValueOf<Variant> | null {
  const hasLetters = variants.some(({ length }) => length === 1);
  if (text === 'unassigned' || (text === '_' && hasLetters)) return { kind: 'unassigned' };
  const variant = readVariantOf(variants, text);
  return variant === null ? null : { kind: 'variant', variant };
}
