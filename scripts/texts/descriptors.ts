import type { ESTree } from 'vite';
import { Visitor } from 'vite';

/** `{ id: 'area.place.meaning', message: 'The English' }`, anywhere. */
interface Descriptor {
  readonly object: ESTree.ObjectExpression;
  readonly message: ESTree.ObjectProperty;
}

/** Every object with an id and a message: in calls of `i18n._`, and in our tables (errors, products, page heads). */
export function descriptorsIn(program: ESTree.Program): readonly Descriptor[] {
  const found: Descriptor[] = [];
  new Visitor({
    ObjectExpression(object) {
      const named = new Map(
        object.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property] as const]
            : [],
        ),
      );
      const id = named.get('id')?.value;
      const message = named.get('message');
      if (id?.type === 'Literal' && typeof id.value === 'string' && message !== undefined)
        found.push({ object, message });
    },
  }).visit(program);
  return found;
}
