import { type ESTree, type Plugin, Visitor } from 'vite';
import { descriptorsIn } from '../texts/descriptors.ts';

/** A piece of a file, from one character up to another. */
type Span = Pick<ESTree.Span, 'start' | 'end'>;

/**
 * Leaves the English beside each id out of what browsers load: it is in the catalogue of its locale as well, and a text that is
 * missing there fails the build. Spaces take its place, so that positions stay what source maps say.
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
        return { code: englishIn(program).reduce(blank, code), map: null };
      },
    },
  };
}

function englishIn(program: ESTree.Program): readonly Span[] {
  const spans: Span[] = descriptorsIn(program).map(({ object: { properties }, message }) => {
    const at = properties.indexOf(message);
    const [before, after] = [properties[at - 1], properties[at + 1]];
    // With the comma that parts it from its neighbour.
    if (before !== undefined) return { start: before.end, end: message.end };
    return { start: message.start, end: after?.start ?? message.end };
  });
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

function blank(code: string, { start, end }: Span): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}
