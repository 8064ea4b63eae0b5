import type { ESTree } from 'vite';

/** A piece of a file, from one character up to another. */
export type Span = Pick<ESTree.Span, 'start' | 'end'>;

/** A property of an object, with the comma behind it: what is left reads well whichever of its neighbours goes too. */
export function propertySpan(
  code: string,
  { properties, end }: ESTree.ObjectExpression,
  property: ESTree.ObjectProperty,
): Span {
  const after = properties[properties.indexOf(property) + 1];
  const comma = code.slice(property.end, after?.start ?? end).indexOf(',');
  return { start: property.start, end: property.end + comma + 1 };
}

/** The code with spaces in place of some pieces, so that all else stands where source maps say. */
export function blanked(code: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    code,
  );
}
