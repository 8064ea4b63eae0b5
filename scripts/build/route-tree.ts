import { type ESTree, Visitor } from 'vite';
import { blanked, propertySpan, type Span } from './blanked.ts';

/** The router's tree without some routes, and the files of these, as they stand below the folder of routes. */
interface TrimmedTree {
  readonly code: string;
  readonly files: readonly string[];
}

/**
 * Takes routes out of the tree as the router's generator writes it: their import, what is made of it, and their place among a
 * parent's children. Types stay; they are gone before the code runs. Throws when a route is used in a place that is none of these,
 * as one would be whose child is kept: the generator then writes something that is not known here.
 */
export function withoutRoutes(
  code: string,
  program: ESTree.Program,
  isLeftOut: (file: string) => boolean,
): TrimmedTree {
  const files: string[] = [];
  const gone = new Set<string>();
  const spans: Span[] = [];
  const types: Span[] = [];
  const uses: (Span & { readonly name: string })[] = [];
  const noteType = (node: Span) => types.push(node);
  new Visitor({
    ImportDeclaration(statement) {
      const [, file] = statement.source.value.split('./routes/');
      if (file === undefined || !isLeftOut(`${file}.tsx`)) return;
      files.push(`${file}.tsx`);
      for (const { local } of statement.specifiers) gone.add(local.name);
      spans.push(statement);
    },
    VariableDeclaration(statement) {
      for (const { id, init } of statement.declarations) {
        if (id.type !== 'Identifier' || !gone.has(rootOf(init))) continue;
        gone.add(id.name);
        spans.push(statement);
      }
    },
    ObjectExpression(object) {
      for (const property of object.properties)
        if (property.type === 'Property' && gone.has(rootOf(property.value)))
          spans.push(propertySpan(code, object, property));
    },
    TSInterfaceDeclaration: noteType,
    TSTypeAliasDeclaration: noteType,
    TSModuleDeclaration: noteType,
    Identifier(name) {
      if (gone.has(name.name)) uses.push(name);
    },
  }).visit(program);
  const known = [...spans, ...types];
  const stray = uses.find((use) => !known.some(({ start, end }) => start <= use.start && use.end <= end));
  if (stray !== undefined) throw new Error(`${stray.name} is not used as the generator uses a route`);
  return { code: blanked(code, spans), files };
}

/** The name that an expression begins with: `about` of `about.update({})._addFileTypes()`; empty for any other expression. */
function rootOf(expression: ESTree.Node | null): string {
  switch (expression?.type) {
    case 'Identifier':
      return expression.name;
    case 'CallExpression':
      return rootOf(expression.callee);
    case 'MemberExpression':
      return rootOf(expression.object);
    case 'TSAsExpression':
      return rootOf(expression.expression);
    default:
      return '';
  }
}
