import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

// React would take these as controlled fields. Hydration in production does not compare attributes anyway.
const notGiven = new Set(['checked', 'value', 'selected', 'autofocus', 'style']);

/**
 * Converts part of a page to the expression from which React would render it: nested calls of `h`, which is
 * `createElement`. Scripts are left out.
 */
export function pageAsCode(html: string): string {
  return nodesAsCode(parseFragment(html).childNodes);
}

function nodesAsCode(nodes: readonly Node[]): string {
  return nodes.flatMap((node) => nodeAsCode(node) ?? []).join(',');
}

function nodeAsCode(node: Node): string | null {
  if (node.nodeName === '#text' && 'value' in node) return JSON.stringify(node.value);
  if (!('tagName' in node) || node.tagName === 'script') return null;
  const attributes = node.attrs.filter(({ name }) => !notGiven.has(name) && !name.startsWith('on'));
  const props = JSON.stringify(Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
  // With scripting enabled, a browser treats its content as text, and React ignores it.
  const children = node.tagName === 'noscript' ? '' : nodesAsCode(node.childNodes);
  return `h(${JSON.stringify(node.tagName)},${props}${children && `,${children}`})`;
}
