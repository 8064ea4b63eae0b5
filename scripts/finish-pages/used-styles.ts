import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/**
 * The rules of a style sheet that a page can need, layer by layer: those whose classes are all in the page. A class
 * inside `:not()`, `:is()` or `:where()` is not required, nor is one of several in `:has()`; rules without a class
 * stay. Keyframes are removed when nothing names them, custom properties when no remaining rule reads them and `isRead`
 * knows of no other reader.
 */
export function usedStyles(
  sheet: string,
  isUsed: (className: string) => boolean,
  isRead: (property: string) => boolean = () => false,
): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isKeyframeStep(rule)) return;
    const selectors = rule.selectors.filter((selector) => classesAskedFor(selector).every(isUsed));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnnamedKeyframes(root);
  dropUnreadProperties(root, isRead);
  dropEmpty(root);
  joinLayers(root);
  return root.toString();
}

/** The classes that a page must contain for a selector to be able to match. */
export function classesAskedFor(selector: string): readonly string[] {
  let text = selector.replace(/\[[^\]]*\]/g, '');
  for (let shorter = ''; shorter !== text; ) {
    shorter = text;
    text = text.replace(/(:has)?\(([^()]*)\)/g, (_, has, inside: string) =>
      has !== undefined && !inside.includes(',') ? ` ${inside}` : '',
    );
  }
  return [...text.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

function isKeyframeStep(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function dropUnnamedKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^(?:-\w+-)?animation(?:-name)?$|^--/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) named.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params.trim())) rule.remove();
  });
}

function dropUnreadProperties(root: Root, isRead: (property: string) => boolean): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isRead(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/**
 * Merges blocks of the same layer: the order of layers decides precedence, and a page has its styles from a dozen
 * files.
 */
function joinLayers(root: Root): void {
  const first = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) return;
    const known = first.get(node.params);
    if (known === undefined) first.set(node.params, node);
    else {
      known.append(node.nodes);
      node.remove();
    }
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
