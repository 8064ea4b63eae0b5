import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { blanked, propertySpan } from '../../scripts/build/blanked.ts';

/** The names that are left of an object when some of its properties are taken out. */
function left(code: string, gone: readonly string[]): readonly string[] {
  let table: ESTree.ObjectExpression | undefined;
  new Visitor({
    ObjectExpression(object) {
      table ??= object;
    },
  }).visit(parseSync('given.ts', code).program);
  if (table === undefined) throw new Error('There is no object');
  const object = table;
  const spans = object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && gone.includes(property.key.name)
      ? [propertySpan(code, object, property)]
      : [],
  );
  return Object.keys(new Function(`return ${blanked(code, spans)}`)());
}

describe('properties taken out of an object', () => {
  it.each([
    ['the first two', ['a', 'b'], ['c', 'd']],
    ['the last two', ['c', 'd'], ['a', 'b']],
    ['two in the middle', ['b', 'c'], ['a', 'd']],
    ['every other', ['a', 'c'], ['b', 'd']],
    ['all', ['a', 'b', 'c', 'd'], []],
  ])('leave the others readable: %s', (_, gone, kept) => {
    for (const end of ['', ','])
      expect(left(`({ a: 1, b: { x: [2, 3] }, c: 'c, d', d: 4${end} })`, gone)).toEqual(kept);
  });
});
