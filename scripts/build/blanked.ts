import type { ESTree } from 'vite';

/** A range of a file, by character offsets. */
export type Span = Pick<ESTree.Span, 'start' | 'end'>;

/**
 * The range of an object's property, including the comma after it, so that the rest stays valid whichever neighbors
 * are removed too.
 */
export function propertySpan(
  code: string,
  { properties, end }: ESTree.ObjectExpression,
  property: ESTree.ObjectProperty,
): Span {
  const after = properties[properties.indexOf(property) + 1];
  const comma = code.slice(property.end, after?.start ?? end).indexOf(',');
  return { start: property.start, end: property.end + comma + 1 };
}

/** The code with some ranges replaced by spaces, so that source maps stay correct. */
export function blanked(code: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    code,
  );
}
