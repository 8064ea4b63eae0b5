import type { ESTree } from 'vite';

/** A piece of a file, from one character up to another. */
export type Span = Pick<ESTree.Span, 'start' | 'end'>;

/** A property of an object, with the comma that parts it from its neighbour. */
export function propertySpan({ properties }: ESTree.ObjectExpression, property: ESTree.ObjectProperty): Span {
  const at = properties.indexOf(property);
  const [before, after] = [properties[at - 1], properties[at + 1]];
  if (before !== undefined) return { start: before.end, end: property.end };
  return { start: property.start, end: after?.start ?? property.end };
}

/** The code with spaces in place of some pieces, so that all else stands where source maps say. */
export function blanked(code: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    code,
  );
}
