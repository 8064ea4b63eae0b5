import { type ESTree, Visitor } from 'vite';
import { blanked, propertySpan, type Span } from './blanked.ts';

/** The router's tree without some routes, and the files of these, relative to the routes folder. */
interface TrimmedTree {
  readonly code: string;
  readonly files: readonly string[];
}

/**
 * Removes routes from the tree written by the router's generator: their import, the values made from it, and their
 * place among a parent's children. Types stay; they are stripped before the code runs. Throws when a route is used
 * anywhere else, such as when its child is kept: the generator then writes something unknown here.
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

/**
 * The name that an expression begins with: `about` of `about.update({})._addFileTypes()`; empty for any other
 * expression.
 */
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
