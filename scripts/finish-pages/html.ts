import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Comment = DefaultTreeAdapterTypes.CommentNode;

/** One replacement in the page's text; positions are offsets in the text as it was parsed. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A parsed page. Everything that is not edited stays byte for byte, so that React finds what it rendered. */
export class Page {
  readonly html: string;
  readonly elements: readonly Element[];
  readonly comments: readonly Comment[];

  constructor(html: string) {
    this.html = html;
    const elements: Element[] = [];
    const comments: Comment[] = [];
    const walk = (node: Node): void => {
      if ('tagName' in node) elements.push(node);
      if (node.nodeName === '#comment' && 'data' in node) comments.push(node);
      if ('childNodes' in node) for (const child of node.childNodes) walk(child);
    };
    walk(parse(html, { sourceCodeLocationInfo: true }));
    this.elements = elements;
    this.comments = comments;
  }

  /** The `<html>` element. */
  get root(): Element {
    const [root] = this.named('html');
    if (root === undefined) throw new Error('The page has no <html>');
    return root;
  }

  named(tagName: string): readonly Element[] {
    return this.elements.filter((element) => element.tagName === tagName);
  }

  links(rel: string): readonly Element[] {
    return this.named('link').filter((link) => attribute(link, 'rel') === rel);
  }

  /** Where a node stands in the text, from its first `<` to after its last `>`. */
  place(node: Node): { readonly start: number; readonly end: number } {
    const location = node.sourceCodeLocation;
    if (location === null || location === undefined)
      throw new Error(`${node.nodeName} is not in the page's text`);
    return { start: location.startOffset, end: location.endOffset };
  }

  source(node: Node): string {
    const { start, end } = this.place(node);
    return this.html.slice(start, end);
  }

  /** Takes a node out. */
  without(node: Node): Edit {
    return { ...this.place(node), text: '' };
  }

  /** Puts attributes into a start tag, before its end. */
  withAttribute(element: Element, text: string): Edit {
    const { start } = this.place(element);
    const at = start + 1 + element.tagName.length;
    return { start: at, end: at, text: ` ${text}` };
  }

  after(element: Element, text: string): Edit {
    const { end } = this.place(element);
    return { start: end, end, text };
  }

  endOfHead(text: string): Edit {
    const location = this.named('head')[0]?.sourceCodeLocation;
    if (!location?.endTag) throw new Error('The page has no </head>');
    return { start: location.endTag.startOffset, end: location.endTag.startOffset, text };
  }

  edited(edits: readonly Edit[]): string {
    let result = '';
    let at = 0;
    for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
      if (edit.start < at) throw new Error(`Two edits overlap at ${this.html.slice(edit.start, edit.end)}`);
      result += this.html.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return result + this.html.slice(at);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text inside a script or a style. */
export function innerText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function isInside(node: Node, test: (element: Element) => boolean): boolean {
  let parent = 'parentNode' in node ? node.parentNode : null;
  while (parent !== null) {
    if ('tagName' in parent && test(parent)) return true;
    parent = 'parentNode' in parent ? parent.parentNode : null;
  }
  return false;
}
