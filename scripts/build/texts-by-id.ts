import { type ESTree, type Plugin, Visitor } from 'vite';
import { descriptorsIn } from '../texts/descriptors.ts';
import { blanked, propertySpan, type Span } from './blanked.ts';

/**
 * Removes the English next to each id from what browsers load: it is in the locale's catalogue as well, and a text
 * missing there fails the build.
 */
export function textsById(): Plugin {
  return {
    name: 'mallard:texts-by-id',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/ui\/[^?]+\.tsx?(?:\?|$)/, code: /\bmessage\b/ },
      handler(code, id) {
        const program = this.parse(code, { lang: id.split('?')[0]?.endsWith('x') ? 'tsx' : 'ts' });
        return { code: blanked(code, englishIn(code, program)), map: null };
      },
    },
  };
}

function englishIn(code: string, program: ESTree.Program): readonly Span[] {
  const spans: Span[] = descriptorsIn(program).map(({ object, message }) =>
    propertySpan(code, object, message),
  );
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Trans') return;
      const named = (wanted: string) =>
        attributes.find((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === wanted);
      const message = named('message');
      if (named('id') !== undefined && message !== undefined) spans.push(message);
    },
  }).visit(program);
  return spans;
}
