import { endsBefore } from './omissible-end.ts';

/** A range of a page's text: the offsets of its first character and of the one after its last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** One replacement in the page's text; positions are offsets in the original text. */
export interface Edit extends Stretch {
  readonly text: string;
}

/** An element from its `<` to after the `>` of its end tag; {@link inner} is the range between its tags. */
export interface Element extends Stretch {
  readonly tagName: string;
  readonly inner: Stretch;
  /** By lower-case name, with character references resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The raw source between the tags. */
  readonly innerSource: string;
}

const tags = /<!--[\s\S]*?-->|<\/([a-zA-Z][^\s>]*)\s*>|<([a-zA-Z][^\s/>]*)([^">]*(?:"[^"]*"[^">]*)*)>/g;
const attributes = /([^\s=/"]+)(?:="([^"]*)")?/g;
/** Elements without an end tag. */
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose text contains no tags, as a browser with scripting parses it. */
const rawTexts = new Set(['script', 'style', 'textarea', 'title', 'noscript']);

/**
 * A page as written by React and the build: every end tag is present except those of `omitted-ends.ts`, attribute
 * values are in double quotes. Parsing it takes a tenth of the time of a general HTML parser, and anything unexpected
 * throws. Everything that is not edited stays byte for byte the same, so that React finds what it rendered.
 */
export class Page {
  readonly html: string;
  /** In the order of their start tags. */
  readonly elements: readonly Element[];
  readonly comments: readonly Stretch[];
  /** Text between tags, with the element it is in. */
  readonly texts: readonly (Stretch & { readonly of: Element })[];
  private readonly byName = new Map<string, Element[]>();

  /** Throws on a missing or extra end tag. */
  constructor(html: string) {
    this.html = html;
    const elements: ReadElement[] = [];
    const comments: Stretch[] = [];
    const texts: (Stretch & { readonly of: Element })[] = [];
    const open: ReadElement[] = [];
    let behindTag = 0;
    tags.lastIndex = 0;
    for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
      const [source, closing, opening, written = ''] = found;
      const end = found.index + source.length;
      const of = open.at(-1);
      if (of !== undefined && found.index > behindTag) texts.push({ start: behindTag, end: found.index, of });
      behindTag = end;
      const ended = closing?.toLowerCase();
      const next = ended === undefined ? (opening?.toLowerCase() ?? '') : null;
      for (let last = open.at(-1); last !== undefined && last.tagName !== ended; last = open.at(-1)) {
        if (!endsBefore(last.tagName, next)) break;
        last.close(found.index, found.index);
        open.pop();
      }
      if (closing !== undefined) {
        const element = open.pop();
        if (element === undefined || element.tagName !== ended)
          throw new Error(`</${closing}> stands where <${element?.tagName}> is open`);
        element.close(found.index, end);
      } else if (opening === undefined) {
        comments.push({ start: found.index, end });
      } else {
        const element = new ReadElement(html, opening.toLowerCase(), found.index, end, written);
        elements.push(element);
        if (voids.has(element.tagName) || written.endsWith('/')) continue;
        open.push(element);
        if (rawTexts.has(element.tagName)) tags.lastIndex = endOfRawText(html, element);
      }
    }
    if (open.length > 0) throw new Error(`<${open.at(-1)?.tagName}> has no end tag`);
    for (const element of elements) {
      const alike = this.byName.get(element.tagName);
      if (alike === undefined) this.byName.set(element.tagName, [element]);
      else alike.push(element);
    }
    this.elements = elements;
    this.comments = comments;
    this.texts = texts;
  }

  /** The `<html>` element. */
  get root(): Element {
    const [root] = this.named('html');
    if (root === undefined) throw new Error('The page has no <html>');
    return root;
  }

  named(tagName: string): readonly Element[] {
    return this.byName.get(tagName) ?? [];
  }

  links(rel: string): readonly Element[] {
    return this.named('link').filter((link) => attribute(link, 'rel') === rel);
  }

  source({ start, end }: Stretch): string {
    return this.html.slice(start, end);
  }

  /** Removes an element or a comment. */
  without({ start, end }: Stretch): Edit {
    return { start, end, text: '' };
  }

  /** Inserts attributes into a start tag. */
  withAttribute(element: Element, text: string): Edit {
    const at = element.start + 1 + element.tagName.length;
    return { start: at, end: at, text: ` ${text}` };
  }

  after({ end }: Element, text: string): Edit {
    return { start: end, end, text };
  }

  endOfHead(text: string): Edit {
    const [head] = this.named('head');
    if (head === undefined) throw new Error('The page has no </head>');
    return { start: head.inner.end, end: head.inner.end, text };
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
  return element.attributes.get(name);
}

/** The text inside a script or a style. */
export function innerText(element: Element): string {
  return element.innerSource;
}

export function isInside(part: Stretch, whole: Stretch): boolean {
  return whole.start < part.start && part.end < whole.end;
}

/**
 * Text with its character references (`&amp;`, `&#x27;`) resolved. Throws for a name that neither React nor our texts
 * use.
 */
export function resolved(text: string): string {
  return text.includes('&')
    ? text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (_, name: string) => letter(name))
    : text;
}

function letter(name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
  const known = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }[name];
  if (known === undefined) throw new Error(`&${name}; is not known`);
  return known;
}

function endOfRawText(html: string, { tagName, inner }: Element): number {
  const end = html.indexOf(`</${tagName}`, inner.start);
  if (end === -1) throw new Error(`<${tagName}> has no end tag`);
  return end;
}

class ReadElement implements Element {
  readonly tagName: string;
  readonly start: number;
  end: number;
  inner: Stretch;
  private readonly html: string;
  private readonly written: string;
  private read: ReadonlyMap<string, string> | undefined;

  constructor(html: string, tagName: string, start: number, end: number, written: string) {
    this.html = html;
    this.tagName = tagName;
    this.start = start;
    this.end = end;
    this.inner = { start: end, end };
    this.written = written;
  }

  close(endOfInner: number, end: number): void {
    this.inner = { start: this.inner.start, end: endOfInner };
    this.end = end;
  }

  get innerSource(): string {
    return this.html.slice(this.inner.start, this.inner.end);
  }

  get attributes(): ReadonlyMap<string, string> {
    this.read ??= readAttributes(this.written);
    return this.read;
  }
}

function readAttributes(written: string): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const [, name = '', value = ''] of written.matchAll(attributes))
    read.set(name.toLowerCase(), resolved(value));
  return read;
}
