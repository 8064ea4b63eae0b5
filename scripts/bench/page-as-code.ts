import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

// React would take these as a promise to control the field. Hydration in production compares no attributes anyway.
const notGiven = new Set(['checked', 'value', 'selected', 'autofocus', 'style']);

/**
 * Part of a page as the expression that React would render it from: nested calls of `h`, which is
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
  // With scripts on, a browser keeps what is inside as text, and React looks away.
  const children = node.tagName === 'noscript' ? '' : nodesAsCode(node.childNodes);
  return `h(${JSON.stringify(node.tagName)},${props}${children && `,${children}`})`;
}
