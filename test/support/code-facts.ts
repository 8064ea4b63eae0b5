import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** A member of a feature of the application: `signIn` of `account`. */
interface FeaturePart {
  readonly feature: string;
  readonly member: string;
}

/** Facts from the syntax of a source file. */
export interface CodeFacts {
  /** The targets of its relative imports and exports, static and dynamic; type-only ones do not count. */
  readonly imports: readonly string[];
  /** The ids of its texts: `<Trans id="…">` and `{ id: '…' }` with a dot in it. */
  readonly textIds: readonly string[];
  /** Every string literal, including ids and attributes. */
  readonly literals: ReadonlySet<string>;
  /** Every name that it uses. */
  readonly names: ReadonlySet<string>;
  /** The classes that it declares. */
  readonly classes: readonly string[];
  /** Features that it gets by name, assuming they are loaded: `app.get('account')`. */
  readonly got: readonly string[];
  /** Members that it uses of features: by name, by destructuring, or of a variable that holds one. */
  readonly parts: readonly FeaturePart[];
  /** Its calls by a plain name, with the first argument: a text, or the name of a variable. */
  readonly calls: readonly { readonly callee: string; readonly first: string }[];
  /** Comparisons of a call's result with a text, by the call's argument: `getAttribute('dir') === 'rtl'`. */
  readonly compared: readonly { readonly asked: string; readonly value: string }[];
}

const known = new Map<string, CodeFacts>();

/** The facts of a source file, by its path in the project. Each file is read once. */
export function codeFacts(file: string): CodeFacts {
  const facts = known.get(file) ?? factsOf(file, readFileSync(path.join(root, file), 'utf8'));
  known.set(file, facts);
  return facts;
}

/** The facts of a source text; its file name determines whether it is TypeScript and has JSX. */
export function factsOf(name: string, code: string): CodeFacts {
  const { program } = parseSync(name, code, { preserveParens: false });
  const imports: string[] = [];
  const textIds: string[] = [];
  const literals = new Set<string>();
  const names = new Set<string>();
  const classes: string[] = [];
  const got: string[] = [];
  const parts: FeaturePart[] = [];
  const calls: CodeFacts['calls'][number][] = [];
  const compared: CodeFacts['compared'][number][] = [];
  /** Collected separately, because the variable that holds a feature may be declared after its use. */
  const holders: { readonly holder: string; readonly feature: string }[] = [];
  const taken: { readonly of: string; readonly member: string }[] = [];

  const noteImport = (source: ESTree.Expression | null) => {
    const target = textOf(source);
    if (target?.startsWith('.')) imports.push(target.split('?')[0] ?? target);
  };
  const noteTextId = (id: ESTree.Node | null) => {
    const text = textOf(id);
    if (text !== null && /^[a-z]+\.[\w.]+$/.test(text)) textIds.push(text);
  };
  new Visitor({
    ImportDeclaration({ importKind, source }) {
      if (importKind !== 'type') noteImport(source);
    },
    ExportNamedDeclaration({ exportKind, source }) {
      if (exportKind !== 'type') noteImport(source);
    },
    ExportAllDeclaration({ exportKind, source }) {
      if (exportKind !== 'type') noteImport(source);
    },
    ImportExpression({ source }) {
      noteImport(source);
    },
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    Identifier({ name }) {
      names.add(name);
    },
    ClassDeclaration({ id }) {
      if (id !== null) classes.push(id.name);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'id') noteTextId(value);
    },
    Property({ key, value }) {
      if (nameOf(key) === 'id') noteTextId(value);
    },
    CallExpression(call) {
      const [first] = call.arguments;
      if (call.callee.type === 'Identifier')
        calls.push({ callee: call.callee.name, first: textOf(first ?? null) ?? nameOf(first ?? null) ?? '' });
      const feature = featureOf(call);
      if (feature !== null && nameOf(call.callee) === 'get') got.push(feature);
    },
    VariableDeclarator({ id, init }) {
      const feature = featureOf(init);
      if (id.type === 'Identifier' && feature !== null) holders.push({ holder: id.name, feature });
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        const member = property.type === 'Property' ? nameOf(property.key) : null;
        if (member === null) continue;
        if (feature !== null) parts.push({ feature, member });
        else taken.push({ of: nameOf(init) ?? '', member });
      }
    },
    BinaryExpression({ left, right }) {
      const asked = left.type === 'CallExpression' ? textOf(left.arguments[0] ?? null) : null;
      const value = textOf(right);
      if (asked !== null && value !== null) compared.push({ asked, value });
    },
    TSPropertySignature({ key, typeAnnotation }) {
      const feature = featureOfType(typeAnnotation?.typeAnnotation ?? null);
      const holder = nameOf(key);
      if (feature !== null && holder !== null) holders.push({ holder, feature });
    },
    MemberExpression({ object, property }) {
      const member = nameOf(property);
      const feature = featureOf(object);
      if (member === null) return;
      if (feature !== null) parts.push({ feature, member });
      else taken.push({ of: nameOf(object) ?? '', member });
    },
  }).visit(program);
  for (const { holder, feature } of holders)
    for (const { of, member } of taken) if (of === holder) parts.push({ feature, member });
  return { imports, textIds, literals, names, classes, got, parts, calls, compared };
}

/**
 * The feature that an expression evaluates to: `app.get('account')`, `await app.load('account')`, `app.host`,
 * `app.bridge`, or either branch of a conditional.
 */
function featureOf(expression: ESTree.Node | null): string | null {
  switch (expression?.type) {
    case 'AwaitExpression':
      return featureOf(expression.argument);
    case 'ConditionalExpression':
      return featureOf(expression.consequent) ?? featureOf(expression.alternate);
    case 'LogicalExpression':
      return featureOf(expression.left) ?? featureOf(expression.right);
    case 'CallExpression': {
      const { callee } = expression;
      if (callee.type === 'Identifier') return callee.name === 'staticPage' ? 'visit' : null;
      const gives = callee.type === 'MemberExpression' ? nameOf(callee.property) : null;
      return gives === 'get' || gives === 'load' ? textOf(expression.arguments[0] ?? null) : null;
    }
    case 'MemberExpression': {
      const name = nameOf(expression.property);
      return nameOf(expression.object) === 'app' && (name === 'host' || name === 'bridge') ? name : null;
    }
    default:
      return null;
  }
}

/** The feature that a type denotes, as in `Features['account'] | null`. */
function featureOfType(type: ESTree.TSType | null): string | null {
  if (type?.type === 'TSUnionType') return type.types.map(featureOfType).find((one) => one !== null) ?? null;
  if (type?.type !== 'TSIndexedAccessType' || type.objectType.type !== 'TSTypeReference') return null;
  if (nameOf(type.objectType.typeName) !== 'Features' || type.indexType.type !== 'TSLiteralType') return null;
  return textOf(type.indexType.literal);
}

/** A node's name, or the last name of `one.after.another`; null for anything else. */
function nameOf(node: ESTree.Node | null): string | null {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'MemberExpression' ? nameOf(node.property) : null;
}

/** The value of a string literal; null for anything else, including templates with expressions. */
function textOf(node: ESTree.Node | null): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
